import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { languages } from './follow';
import type { Facts, Words } from './follow-facts';
import { address, readPage } from './followed-pages';
import { rawText } from './raw-text';

/** What a site shows in which "Add facts about your business" was followed. */

/** The texts of the facts that each page shows in a language. */
async function factsOnPages(
  { team, guarantees, partners, reviews, references }: Facts,
  copy: string,
  language: string,
): Promise<Record<string, string[]>> {
  const file = path.join(copy, 'locales', language, 'call-out.json');
  const { title, percent, francs } = JSON.parse(await readFile(file, 'utf8')) as Words;
  const callOut = [title, percent, francs] as string[];
  const translated = [
    ...team.flatMap(({ role, diploma }) => [role, diploma]),
    ...guarantees.flatMap((guarantee) => [guarantee.title, guarantee.text]),
    ...partners.map(({ role }) => role),
  ].map((words) => words[language] ?? '');
  return {
    '/lentreprise': [...[...team, ...partners].map(({ name }) => name), ...translated],
    '/contact': callOut,
    '/service-Courant_Fort': callOut,
    '/referance': [
      `${references.town}, ${references.year}`,
      ...reviews.flatMap(({ text, name, source }) => [text, name, source]),
    ],
  };
}

/** Every page shows the facts in every language, without a key or placeholder, and stays small with all of them (26 KB). */
export async function expectFacts(facts: Facts, copy: string): Promise<void> {
  for (const language of languages)
    for (const [route, texts] of Object.entries(await factsOnPages(facts, copy, language))) {
      const path = address(language, route);
      const { html, text } = await readPage(`${copy}/public`, path);
      expect(
        texts.filter((each) => !text.includes(each)),
        path,
      ).toEqual([]);
      expect(text, path).not.toMatch(rawText);
      expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(26 * 1024);
    }
}
