import { issueAt, type Issue, type Place } from '../issue';
import type { Parsed } from '../../content/read';

/** Checks that the JSON file at a place has content. */
export function checkContent(parsed: Parsed | undefined, place: Place): Issue[] {
  if (!parsed) return [issueAt(place, 'file-missing')];
  return parsed.unreadable ? [issueAt(place, 'not-json', parsed.unreadable)] : [];
}
