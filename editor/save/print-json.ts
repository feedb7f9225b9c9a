import type { Json } from '../json';

/** The longest line, in characters. */
const width = 100;

/** A value on one line: `{ "slug": "farm", "services": ["web"] }`. */
function onOneLine(value: Json): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${onOneLine(each)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** A new value as text: on one line if it fits or its siblings are, else with two spaces for each level. */
export function printed(value: Json, indent: string, isCompact: boolean): string {
  const line = onOneLine(value);
  if (isCompact || !line.includes('{')) {
    if (isCompact || indent.length + line.length <= width) return line;
  }
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`);
}
