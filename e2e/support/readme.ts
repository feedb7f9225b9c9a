import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './copy';

/** The README as its tests need it: recipes by name, with the files and snippets of their steps. */

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');

export interface Recipe {
  /** The files and folders that its numbered steps name. */
  files: string[];
  /** The content of each snippet of a kind, in order, the indentation of its step removed. */
  snippets: (kind: 'json' | 'ts' | 'graphql') => string[];
}

function withoutIndentation(code: string): string {
  const indent = /^ */.exec(code)?.[0] ?? '';
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim();
}

/** @throws if the README has no recipe of that name */
export function recipe(title: string): Recipe {
  const text = new RegExp(`^### ${title}\\n(.*?)(?=^##)`, 'ms').exec(readme)?.[1];
  if (!text) throw new Error(`README.md has no recipe "${title}"`);
  const steps = text.match(/^\d+\. .*$/gm)?.join('\n') ?? '';
  return {
    files: [...steps.matchAll(/`((?:data|locales|src)\/[^`]*(?:\.\w+|\/))`/g)].map(
      ([, file = '']) => file,
    ),
    snippets: (kind) =>
      [...text.matchAll(/^ *```(\w+)\n(.*?)^ *```$/gms)]
        .filter(([, language]) => language === kind)
        .map(([, , code = '']) => withoutIndentation(code)),
  };
}
