/**
 * The format of the JSON files in `data/` and `locales/`, so that a diff shows only real changes. The editor and
 * `npm run format` use it; it is the format that oxfmt gives to a file of one line.
 */

/** Maximum length of a line, in characters. */
const width = 100;

/** @typedef {string | number | boolean | null | Json[] | { [key: string]: Json }} Json */

/**
 * @param {Json} value
 * @returns {value is Json[] | { [key: string]: Json }}
 */
const hasParts = (value) => typeof value === 'object' && value !== null;

/** @param {Json[] | { [key: string]: Json }} value */
const countOf = (value) => Object.keys(value).length;

/**
 * Whether a value takes several lines even if it is short: a list of lists or of objects, one per line.
 *
 * @param {Json} value
 * @returns {boolean}
 */
function isTable(value) {
  if (!hasParts(value)) return false;
  if (Object.values(value).some(isTable)) return true;
  if (!Array.isArray(value) || value.length < 2) return false;
  const isList = Array.isArray(value[0]);
  return value.every((row) => hasParts(row) && Array.isArray(row) === isList && countOf(row) > 1);
}

/**
 * A value on one line: `{ "slug": "farm", "services": ["web"] }`.
 *
 * @param {Json} value
 * @returns {string}
 */
function onOneLine(value) {
  if (!hasParts(value)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = Object.entries(value).map(
    ([key, each]) => `${JSON.stringify(key)}: ${onOneLine(each)}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/**
 * Numbers, as many on a line as fit.
 *
 * @param {Json[]} numbers
 * @param {string} indent
 */
function filled(numbers, indent) {
  /** @type {string[]} */
  const lines = [];
  for (const [index, number] of numbers.entries()) {
    const text = JSON.stringify(number) + (index < numbers.length - 1 ? ',' : '');
    const longer = `${lines.at(-1)} ${text}`;
    if (lines.length > 0 && indent.length + longer.length <= width)
      lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  return lines.map((line) => indent + line).join('\n');
}

/**
 * @param {Json} value
 * @param {string} indent of its line
 * @param {number} taken characters around it on its line
 * @returns {string}
 */
function printed(value, indent, taken) {
  const line = onOneLine(value);
  const fits = taken + line.length <= width && !isTable(value);
  if (!hasParts(value) || countOf(value) === 0 || fits) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.every((each) => typeof each === 'number'))
    return `[\n${filled(value, inner)}\n${indent}]`;
  const entries = Object.entries(value);
  const rows = entries.map(([key, each], index) => {
    const start = inner + (Array.isArray(value) ? '' : `${JSON.stringify(key)}: `);
    const comma = index < entries.length - 1 ? 1 : 0;
    return start + printed(each, inner, start.length + comma);
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${rows.join(',\n')}\n${indent}${close}`;
}

/**
 * A value as the text of its file.
 *
 * @param {Json} value
 */
export const formatJson = (value) => `${printed(value, '', 0)}\n`;
