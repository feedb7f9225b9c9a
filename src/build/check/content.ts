import type { Issue } from '../issue';
import type { Parsed } from '../source';

/** The content of a JSON file, or an issue if it has none. */
export function contentOf(
  parsed: Parsed | undefined,
  place: Omit<Issue, 'message'>,
): { value?: unknown; issues: Issue[] } {
  if (!parsed) return { issues: [{ ...place, message: 'the file is missing' }] };
  if ('unreadable' in parsed)
    return { issues: [{ ...place, message: `not valid JSON: ${parsed.unreadable}` }] };
  return { value: parsed.value, issues: [] };
}
