import { expect, test } from '@playwright/test';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildIn, changeJson, withCopy } from '../support/copy';

/** Bad data ends the build before anything is built, with one sentence that says where to look. */

const faults = [
  {
    name: 'an unknown category',
    make: (copy: string) =>
      changeJson(path.join(copy, 'data/services.json'), (services: Record<string, unknown>[]) => {
        const service = services.find(({ slug }) => slug === 'securite');
        Object.assign(service ?? {}, { category: 'plumbing' });
      }),
    sentence:
      'data/services.json, record "securite", field "category": unknown "plumbing", expected one of electricity, renewable, it.',
  },
  {
    name: 'a missing key',
    make: (copy: string) =>
      changeJson(path.join(copy, 'locales/pt/home.json'), (words: { hero: object }) => {
        Reflect.deleteProperty(words.hero, 'title');
      }),
    sentence:
      'locales/pt/home.json, field "hero.title", language pt: the key is missing, fr has it.',
  },
  {
    name: 'a missing picture',
    make: (copy: string) => rm(path.join(copy, 'data/images/emergency_lighting.webp')),
    sentence:
      'data/services.json, record "securite", field "details.emergency_lighting.image": data/images/emergency_lighting.webp does not exist.',
  },
];

for (const { name, make, sentence } of faults) {
  test(`${name} stops the build`, () =>
    withCopy(async (copy) => {
      await make(copy);
      const { code, output } = await buildIn(copy);
      expect(output).toContain(`The site was not built: 1 fault to mend. - ${sentence}`);
      expect(code).not.toBe(0);
      expect(output).not.toContain('success onPreBootstrap');
      expect(output).not.toContain('Building');
    }));
}
