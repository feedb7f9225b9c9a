import type { Fault } from '../fault';
import type { Parsed } from '../source';

/** The content of a file that was read, or the fault that it has none. */
export function contentOf(
  parsed: Parsed | undefined,
  place: Omit<Fault, 'says'>,
): { value?: unknown; faults: Fault[] } {
  if (!parsed) return { faults: [{ ...place, says: 'the file is missing' }] };
  if ('unreadable' in parsed)
    return { faults: [{ ...place, says: `not valid JSON: ${parsed.unreadable}` }] };
  return { value: parsed.value, faults: [] };
}
