import { fillFacts } from '../../../src/build/translations/fill';

it('fills the facts into every text of a tree, and leaves everything else and the tree itself', () => {
  const words = {
    title: '{{company.name}} or {{ company.name }}',
    steps: [{ text: 'Call {{company.name}}!' }, '{{name}} {{company.motto}} {company.name}'],
    separator: '\u202f;',
  };
  const given = JSON.stringify(words);
  expect(fillFacts(words, { 'company.name': '$1' }, 'en')).toEqual({
    title: '$1 or $1',
    steps: [{ text: 'Call $1!' }, '{{name}} {{company.motto}} {company.name}'],
    separator: '\u202f;',
  });
  expect(JSON.stringify(words)).toBe(given);
});

const facts = { 'a.full': 'Grid', 'a.phone': '022 000', 'a.empty': '' };

it.each([
  ['en', 'Get out. Call {{a.empty}}. Then wait.', 'Get out. Then wait.'],
  ['en', 'Get out. Call {{a.empty}}.', 'Get out.'],
  ['en', 'Call {{a.empty}} or {{a.full}}. Call {{a.phone}}. Wait.', 'Call 022 000. Wait.'],
  ['en', 'Wait. {{a.empty}} hosts it. {{a.full}} is near.', 'Wait. Grid is near.'],
  [
    'fr',
    'Une panne\u202f? Réponse {{a.empty}}. Fumée\u00a0: sortez\u202f! {{a.full}}',
    'Une panne\u202f? Fumée\u00a0: sortez\u202f! Grid',
  ],
  ['es', '¿Otra pregunta? Llame al {{a.empty}}. ¡Salga!', '¿Otra pregunta? ¡Salga!'],
  ['it', '{{a.empty}}', ''],
] as const)('leaves out what names an empty fact, in %s: %s', (language, text, expected) => {
  expect(fillFacts({ text }, facts, language)).toEqual({ text: expected });
});

it('leaves out what becomes empty in a list: a paragraph, and a section without paragraphs with its title', () => {
  const sections = [
    { title: 'Outage', paragraphs: ['Call {{a.empty}}.'] },
    { title: 'Fire', paragraphs: ['Get out.', 'Call {{a.empty}}.'] },
    { title: 'Call {{a.full}}', paragraphs: ['Now.'] },
  ];
  expect(fillFacts({ sections, note: 'Call {{a.empty}}.' }, facts, 'en')).toEqual({
    sections: [
      { title: 'Fire', paragraphs: ['Get out.'] },
      { title: 'Call Grid', paragraphs: ['Now.'] },
    ],
    note: '',
  });
});
