import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './project-copy';

/** Reads docs/recipes.md: the files that a recipe's steps name, and its code blocks. */

const recipes = readFileSync(path.join(root, 'docs/recipes.md'), 'utf8');

export interface Recipe {
  /** The files and folders that the numbered steps name. */
  files: string[];
  /** The code blocks of a language, in order, without the indentation of their step. */
  snippets: (language: 'json' | 'ts' | 'graphql') => string[];
}

function withoutIndentation(code: string): string {
  const indent = /^ */.exec(code)?.[0] ?? '';
  return code.replaceAll(new RegExp(`^${indent}`, 'gm'), '').trim();
}

/** @throws if there is no recipe with that title */
export function recipe(title: string): Recipe {
  const text = new RegExp(`^## ${title}\\n(.*?)(?=^## )`, 'ms').exec(recipes)?.[1];
  if (!text) throw new Error(`docs/recipes.md has no recipe "${title}"`);
  const steps = text.match(/^\d+\. .*$/gm)?.join('\n') ?? '';
  return {
    files: [...steps.matchAll(/`((?:data|locales|src)\/[^`]*(?:\.\w+|\/))`/g)].map(
      ([, file = '']) => file,
    ),
    snippets: (language) =>
      [...text.matchAll(/^ *```(\w+)\n(.*?)^ *```$/gms)]
        .filter(([, each]) => each === language)
        .map(([, , code = '']) => withoutIndentation(code)),
  };
}
