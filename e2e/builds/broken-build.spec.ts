import { expect, test } from '@playwright/test';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildIn, changeJson, withCopy } from '../support/copy';

const messages = [
  'data/services.json, record "securite", field "category": unknown "plumbing", expected one of electricity, renewable, it.',
  'data/services.json, record "securite", field "details.emergency_lighting.image": data/images/emergency_lighting.webp does not exist.',
  'locales/pt/home.json, field "hero.title", language pt: the key is missing, fr has it.',
];

test('invalid content stops the build at its start, with a message for every issue', () =>
  withCopy(async (copy) => {
    await changeJson(path.join(copy, 'data/services.json'), (services: { slug: string }[]) => {
      Object.assign(services.find(({ slug }) => slug === 'securite') ?? {}, {
        category: 'plumbing',
      });
    });
    await rm(path.join(copy, 'data/images/emergency_lighting.webp'));
    await changeJson(path.join(copy, 'locales/pt/home.json'), (texts: { hero: object }) => {
      Reflect.deleteProperty(texts.hero, 'title');
    });
    const { code, output } = await buildIn(copy);
    for (const message of messages) expect(output).toContain(message);
    expect(code).not.toBe(0);
    expect(output).not.toContain('success onPreBootstrap');
    expect(output).not.toContain('Building');
  }));
