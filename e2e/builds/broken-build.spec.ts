import { expect } from '@playwright/test';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type company from '../../data/company.json';
import { buildIn, test } from '../support/copy';
import { changeJson } from '../support/project-copy';

type Company = typeof company;

const messages = [
  'data/services.json, record "securite", field "category": unknown "plumbing", expected one of electricity, renewable, it.',
  'data/services.json, record "securite", field "details.emergency_lighting.image": data/images/emergency_lighting.png does not exist.',
  'locales/pt/home.json, field "hero.title", language pt: the key is missing, fr has it.',
];

/** What a site of placeholders lacks to be listed by search engines, each at its field. */
const faults = [
  'field "siteUrl": www.voltaleman.example is reserved for examples',
  'field "email": voltaleman.example is reserved for examples',
  'field "social.0.url": facebook.example is reserved for examples',
  'field "phone.display": this number is a placeholder',
  'field "phone.international": this number is a placeholder',
  'field "address.street": this street is a placeholder',
  'field "authorisations.oibt": is empty',
  'field "authorisations.insurance": is empty',
  'field "authorisations.ide": "CHE-123.456.789" is no UID',
  'field "processors": none has the purpose "hosting"',
  'field "confirmed.firstAid": is not confirmed',
  'field "legalReviewed": the legal texts have no date of review',
  'environment, field "GATSBY_FORM_KEY": is not set, and "indexed" is true.',
  'environment, field "GATSBY_FORM_ATTACHMENTS_FIELD": is empty',
];

test('invalid content and an indexed placeholder stop the build at its start, with a message for every fault', async ({
  copy,
}) => {
  await changeJson(path.join(copy, 'data/services.json'), (services: { slug: string }[]) => {
    Object.assign(services.find(({ slug }) => slug === 'securite') ?? {}, {
      category: 'plumbing',
    });
  });
  await rm(path.join(copy, 'data/images/emergency_lighting.png'));
  await changeJson(path.join(copy, 'locales/pt/home.json'), (texts: { hero: object }) => {
    Reflect.deleteProperty(texts.hero, 'title');
  });
  await changeJson(path.join(copy, 'data/company.json'), (company: Company) => {
    company.indexed = true;
    company.authorisations.ide = 'CHE-123.456.789';
    company.processors = company.processors.filter(({ purpose }) => purpose === 'forms');
  });
  const environment = path.join(copy, '.env.production');
  await writeFile(environment, 'GATSBY_FORM_KEY=not asked for\nGATSBY_FORM_ATTACHMENTS_FIELD=');
  const { code, output } = await buildIn(copy, { GATSBY_FORM_KEY: '' });
  await rm(environment);
  for (const message of [...messages, ...faults]) expect(output).toContain(message);
  expect(code).not.toBe(0);
  expect(output).not.toContain('success onPreBootstrap');
  expect(output).not.toContain('Building');
});

for (const [fault, broken, message] of [
  [
    'an address that is none',
    '"siteUrl": "www.voltaleman.example"',
    'field "siteUrl": Invalid URL.',
  ],
  ['a file that is no JSON', '"siteUrl": ', 'data/company.json: not valid JSON: '],
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
