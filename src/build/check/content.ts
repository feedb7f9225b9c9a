import type { Parsed } from '../source';

/** Why a JSON file has no content, undefined if it has some. */
export function whyUnreadable(parsed: Parsed | undefined): string | undefined {
  if (!parsed) return 'the file is missing';
  return parsed.unreadable && `not valid JSON: ${parsed.unreadable}`;
}
