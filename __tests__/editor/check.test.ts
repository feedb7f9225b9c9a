import '../support/five-languages';
import { valueAt } from '../../editor/forms';
import type { EditorLanguage } from '../../editor/bilingual';
import { checkSave } from '../../editor/page/check';
import { everywhere, put, sourceWith } from '../support/project';

/** The sentences of a refused save, which changes values of a file by their path. */
function refusal(file: string, values: Record<string, unknown>, language: EditorLanguage = 'fr') {
  const words = everywhere('contact', (each) => ({ title: `Contact ${each}` }));
  const before = sourceWith({ words });
  const content = structuredClone(valueAt(before, file)) as object;
  for (const [at, value] of Object.entries(values)) put(content, at.split('.'), value);
  try {
    checkSave(before, { [file]: JSON.stringify(content) }, language);
  } catch (error) {
    return ((error as Error).cause as Error).message.split('\n');
  }
  return [];
}

const company = 'data/company.json';
const cabling = 'data/services/cabling.json';
const contact = (language: string) => `locales/${language}/contact.json`;

it.each([
  [
    'a placeholder that only one language has',
    contact('en'),
    { title: 'Call {{company.phone}}' },
    'Contact › Titre (anglais) : Le texte français n’a pas {{company.phone}}. Enlevez-le.',
  ],
  [
    'a placeholder that does not exist, without what follows from it',
    contact('fr'),
    { title: 'Appelez {{company.fax}}' },
    'Contact › Titre (français) : {{company.fax}} n’existe pas. Vérifiez l’orthographe, ou enlevez-le.',
  ],
  [
    'a text that lacks a translation, and names the item of a list',
    cabling,
    { 'details.0.title.it': '' },
    'Service «\u00a0title fr\u00a0» › Parties de la page › «\u00a0title fr\u00a0» › Titre (italien) : Ce texte est vide. Remplissez-le.',
  ],
  [
    'a fact that the model does not allow',
    company,
    { email: 'me' },
    'Coordonnées, horaires, réglages › Adresse e-mail : Écrivez une adresse e-mail complète\u00a0: nom@exemple.ch.',
  ],
  [
    'a figure that cannot be, and names it',
    'data/figures.json',
    { '0.value': 40 },
    'Chiffres › «\u00a0caption fr\u00a0» › Nombre le plus élevé : Le nombre le plus élevé doit dépasser le nombre.',
  ],
])('refuses %s', (_, file, values, sentence) => {
  expect(refusal(file, values)).toEqual([sentence]);
});

it('refuses in English as well', () => {
  expect(refusal(cabling, { 'title.it': '' }, 'en')).toEqual([
    'Service “title fr” › Title (Italian): This text is empty. Fill it in.',
  ]);
});

it('takes a new picture for one that is large enough, as only the build can measure it', () => {
  const background = '../images/new.webp';
  expect(refusal(cabling, { image: background, 'banner.background': background })).toEqual([]);
});
