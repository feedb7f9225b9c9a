import { existsSync, readFileSync } from 'node:fs';

/** What the receiver of the built site's forms (tools/receive.mjs) has accepted. */

export interface Arrived {
  type: string;
  fields: Record<string, string>;
  /** Paths of the photos. */
  photos?: string[];
}

/** All accepted requests in which a field has this text. */
export function arrived(text: string): Arrived[] {
  const file = 'test-results/received.jsonl';
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Arrived)
    .filter(({ fields }) => Object.values(fields).includes(text));
}
