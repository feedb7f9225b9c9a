import { findIssues } from '../../../src/build/check';
import { untranslatedTexts } from '../../../src/build/check/untranslated';
import { everywhere, sourceWith } from '../../support/project';

it('names a sentence that was left in French', () => {
  const text = 'Bienvenue sur le site de notre entreprise.';
  const words = { 'fr/home:title': text, 'es/home:title': text };
  expect(untranslatedTexts(sourceWith({ words }))).toEqual([
    `locales/es/home.json, "title": ${text}`,
  ]);
});

it.each([
  'Termostato',
  'Smart Home',
  '© {{company.name}} | Contact',
  '{{number}} de {{total}}',
  '{{site.languages}} {{team.languages}} {{company.name}} {{company.phone}} {{company.email}}',
])('lets languages share %s', (text) => {
  const source = sourceWith({ words: everywhere('home:title', () => text) });
  expect(untranslatedTexts(source)).toEqual([]);
});

it('takes the same text in two languages for no fault', () => {
  const words = everywhere('home:errors.name', () => 'Bonjour {{name}}, et bienvenue sur le site.');
  expect(findIssues(sourceWith({ words })).issues).toEqual([]);
});
