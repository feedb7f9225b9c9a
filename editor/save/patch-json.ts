import { parseTree, type Node } from 'jsonc-parser';
import { isEqual, isObject, type Json } from '../json';
import { printed } from './print-json';

/** Changes values in the text of a JSON file, and leaves every other byte as it is. */

interface Member {
  key: string;
  node: Node;
  /** From the key, or from the value in a list. */
  start: number;
  value: Json;
}

const endOf = ({ offset, length }: Node) => offset + length;

/** What a member is recognised by: its key, or in a list its slug, its name or its text. */
function keyOf(value: Json, index: number): string {
  const own = isObject(value) ? (value.slug ?? value.name ?? value.town) : value;
  return typeof own === 'string' ? own : String(index);
}

const valueOf = (node: Node, text: string) =>
  JSON.parse(text.slice(node.offset, endOf(node))) as Json;

function membersOf(node: Node, text: string): Member[] {
  return (node.children ?? []).map((child, index) => {
    if (node.type === 'array') {
      const value = valueOf(child, text);
      return { key: keyOf(value, index), node: child, start: child.offset, value };
    }
    const [key, value] = child.children as [Node, Node];
    return {
      key: String(key.value),
      node: value,
      start: child.offset,
      value: valueOf(value, text),
    };
  });
}

const entriesOf = (value: Json): [string, Json][] =>
  Array.isArray(value)
    ? value.map((item, index) => [keyOf(item, index), item])
    : Object.entries(value as Record<string, Json>);

/** The text of a list or an object whose members have changed: old members keep their text. */
function rebuilt(node: Node, next: Json, text: string, indent: string): string {
  const members = membersOf(node, text);
  const [first, second] = members;
  const isMultiline = text.slice(node.offset, endOf(node)).includes('\n');
  const isCompact =
    !isMultiline ||
    (first !== undefined && !text.slice(first.start, endOf(first.node)).includes('\n'));
  const inner = `${indent}  `;
  const [open, close] = node.type === 'array' ? ['[', ']'] : ['{', '}'];
  const last = members.at(-1);
  const before = first ? text.slice(node.offset + 1, first.start) : `\n${inner}`;
  const after = last ? text.slice(endOf(last.node), endOf(node) - 1) : `\n${indent}`;
  const between =
    first && second
      ? text.slice(endOf(first.node), second.start)
      : `,${before.includes('\n') ? before : ' '}`;
  const parts = entriesOf(next).map(([key, value], index) => {
    const place = members.findIndex((member) => member.key === key);
    const [previous, old] = [members[place - 1], members[place]];
    const name = node.type === 'array' ? '' : `${JSON.stringify(key)}: `;
    const own = old
      ? text.slice(old.start, old.node.offset) + patched(old.node, value, text, inner)
      : name + printed(value, inner, isCompact);
    if (index === 0) return own;
    return (old && previous ? text.slice(endOf(previous.node), old.start) : between) + own;
  });
  if (parts.length === 0) return open + close;
  return open + before + parts.join('') + after + close;
}

/** The text of a node with a new value. */
function patched(node: Node, next: Json, text: string, indent = ''): string {
  const own = text.slice(node.offset, endOf(node));
  if (isEqual(valueOf(node, text), next)) return own;
  const type = Array.isArray(next) ? 'array' : isObject(next) ? 'object' : undefined;
  if (type === undefined || node.type !== type) return printed(next, indent, !own.includes('\n'));
  const members = membersOf(node, text);
  const entries = entriesOf(next);
  const isSame =
    entries.length === members.length &&
    entries.every(([key], index) => key === members[index]?.key);
  if (!isSame) return rebuilt(node, next, text, indent);
  return members.reduceRight((result, { node: child }, index) => {
    const value = entries[index]?.[1] ?? null;
    const start = child.offset - node.offset;
    const replacement = patched(child, value, text, `${indent}  `);
    return result.slice(0, start) + replacement + result.slice(start + child.length);
  }, own);
}

/**
 * The text of a JSON file with new values.
 *
 * @param text of the file so far; undefined for a new file
 * @throws if the result is not what was asked for
 */
export function patchJson(text: string | undefined, next: Json): string {
  const root = text === undefined ? undefined : parseTree(text);
  if (text === undefined || !root) return `${JSON.stringify(next, null, 2)}\n`;
  const result = text.slice(0, root.offset) + patched(root, next, text) + text.slice(endOf(root));
  if (!isEqual(JSON.parse(result) as Json, next))
    throw new Error('The new text of a JSON file does not hold the new values.');
  return result;
}
