import { expect } from '@playwright/test';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIn, test } from '../support/copy';
import { changeJson } from '../support/project-copy';
import { service } from '../../__tests__/support/site';

test('invalid content, and an indexed site without the key of its forms, stop the build at its start', async ({
  copy,
}) => {
  const file = `data/services/${service.slug}.json`;
  await changeJson(path.join(copy, file), (record: object) => {
    Object.assign(record, { category: 'plumbing' });
  });
  await rm(path.join(copy, 'data', service.image));
  await changeJson(path.join(copy, 'locales/pt/home.json'), (texts: { hero: object }) => {
    Reflect.deleteProperty(texts.hero, 'title');
  });
  await changeJson(path.join(copy, 'data/company.json'), (company: { indexed: boolean }) => {
    company.indexed = true;
  });
  const environment = path.join(copy, '.env.production');
  await writeFile(environment, 'GATSBY_FORM_KEY=not asked for\nGATSBY_FORM_ATTACHMENTS_FIELD=');
  const { code, output } = await buildIn(copy, { GATSBY_FORM_KEY: '' });
  await rm(environment);
  for (const message of [
    `${file}, field "category": unknown "plumbing"`,
    `The picture ${path.basename(service.image)} is missing. Choose another one.`,
    'locales/pt/home.json, field "hero.title", language pt: This text is missing in this language. Translate it.',
    'environment, GATSBY_FORM_KEY: is not set, and "indexed" is true.',
    'environment, GATSBY_FORM_ATTACHMENTS_FIELD: expected the name of a field',
  ])
    expect(output).toContain(message);
  expect(code).not.toBe(0);
  expect(output).not.toContain('success onPreBootstrap');
  expect(output).not.toContain('Building');
});

for (const [fault, broken, message] of [
  [
    'an address that is none',
    '"siteUrl": "www.voltaleman.example"',
    'field "siteUrl": Write a whole address, which starts with https://.',
  ],
  ['a file that is no JSON', '"siteUrl": ', 'data/company.json: not valid JSON, line '],
] as const)
  test(`${fault} in data/company.json stops the build with a message, though its settings need it`, async ({
    copy,
  }) => {
    const file = path.join(copy, 'data/company.json');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/"siteUrl": "[^"]*"/, broken));
    const { code, output } = await buildIn(copy);
    expect(output).toContain(message);
    expect(code).not.toBe(0);
    // Without its settings a build would have no plugins, and no adapter.
    expect(output).toContain('Using gatsby-adapter-netlify adapter');
  });
