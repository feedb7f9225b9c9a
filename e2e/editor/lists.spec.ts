import { existsSync } from 'node:fs';
import { type Editor, expect, test } from '../support/editor';
import { fallback, type Language, languages, services } from '../support/site';

/** The owner moves, adds and deletes items of lists in French. The words of an item stay together in all languages. */

test.describe.configure({ mode: 'serial' });

type Words = Record<string, Record<string, unknown>>;

/** A list in the form, and how its items are read from the files. */
interface List {
  document: string;
  label: RegExp;
  /** The group that it is in, which is folded. */
  group?: RegExp;
  /** The labels of the texts of an item, which are all that a new one needs. */
  texts: string[];
  /** What tells an item apart from others, in the order of the list, in a language. */
  read: (editor: Editor, language: string) => Promise<string[]>;
}

const words = async (editor: Editor, language: string, file: string) =>
  (await editor.readJson(`locales/${language}/${file}.json`)) as Words;

const countOf = ({ questions = [] }: (typeof services)[number]) => questions.length;

/** The service that answers the most questions. */
const [asked] = [...services].sort((one, other) => countOf(other) - countOf(one));

const questions: List = {
  document: `services/entries/${asked!.slug}`,
  label: /Questions et réponses/,
  texts: ['Question', 'Réponse'],
  read: async (editor, language) => {
    const records = (await editor.readJson('data/services.json')) as typeof services;
    const items = records.find(({ slug }) => slug === asked!.slug)?.questions ?? [];
    const { questions: own = {} } = await words(editor, language, `service-${asked!.slug}`);
    return items.map(({ slug }) => (own[slug] as { question: string }).question);
  },
};

const lists: Record<string, List> = {
  ...(countOf(asked!) > 1 && { 'questions of a service': questions }),
  'questions of the home page': {
    document: 'pages/entries/home',
    label: /Questions et réponses/,
    group: /Questions fréquentes/,
    texts: ['Question', 'Réponse'],
    read: async (editor, language) => {
      const { questions = {} } = await words(editor, language, 'home');
      return (questions.items as { question: string }[]).map(({ question }) => question);
    },
  },
  ...(existsSync('data/closed-days.json') && {
    'closed days': {
      document: 'business/entries/closed-days',
      label: /Jours de fermeture/,
      texts: ['Nom'],
      read: async (editor, language) => {
        const days = (await editor.readJson('data/closed-days.json')) as { slug: string }[];
        const own = await words(editor, language, 'closed-days');
        return days.map(({ slug }) => String(own[slug]?.name));
      },
    },
  }),
};

const inEach = async (editor: Editor, { read }: List) =>
  Object.fromEntries(
    await Promise.all(languages.map(async (lng) => [lng, await read(editor, lng)] as const)),
  ) as Record<Language, string[]>;

for (const [name, list] of Object.entries(lists))
  test(`${name}: an item is moved and deleted in all languages`, async ({ editor }) => {
    const before = await inEach(editor, list);
    await editor.open(list.document);
    const field = await editor.list(list.label, fallback, list.group);
    await editor.moveDown(field);
    await editor.saved();
    const moved = await inEach(editor, list);
    for (const language of languages) {
      const [first = '', second = '', ...rest] = before[language];
      expect([language, ...moved[language]]).toEqual([language, second, first, ...rest]);
    }
    await field.getByRole('button', { name: 'Supprimer' }).first().click();
    await editor.saved();
    const shortened = await inEach(editor, list);
    for (const language of languages)
      expect([language, ...shortened[language]]).toEqual([language, ...moved[language].slice(1)]);
  });

test('a question of a service is added in all languages', async ({ editor }) => {
  await editor.open(questions.document);
  const before = await inEach(editor, questions);
  await (await editor.list(questions.label)).getByRole('button', { name: /^Ajouter/ }).click();
  for (const language of languages) {
    const field = await editor.list(questions.label, language);
    for (const text of questions.texts)
      await field.getByRole('textbox', { name: text }).last().fill(`${text} ${language}`);
  }
  await editor.saved();
  const after = await inEach(editor, questions);
  for (const language of languages)
    expect(after[language]).toEqual([...before[language], `Question ${language}`]);
});

test('members of the team are added, moved and deleted, with what they are in each language', async ({
  editor,
}) => {
  interface Member {
    name: string;
    role: Record<string, string>;
  }
  const members = async () => (await editor.readJson('data/team.json')) as Member[];
  await editor.open('business/entries/team');
  for (const [index, name] of ['Ana Petrović', 'Łukasz Yılmaz'].entries()) {
    const field = await editor.list(/Équipe/);
    await field.getByRole('button', { name: /^Ajouter/ }).click();
    await field.getByRole('textbox', { name: 'Prénom et nom' }).nth(index).fill(name);
    for (const language of languages) {
      const own = await editor.list(/Équipe/, language);
      await own
        .getByRole('textbox', { name: 'Rôle dans l’entreprise' })
        .nth(index)
        .fill(`${name} ${language}`);
    }
  }
  await editor.saved();
  await editor.moveDown(await editor.list(/Équipe/));
  await editor.saved();
  const roles = (name: string) =>
    Object.fromEntries(languages.map((language) => [language, `${name} ${language}`]));
  expect(await members()).toMatchObject([
    { name: 'Łukasz Yılmaz', role: roles('Łukasz Yılmaz') },
    { name: 'Ana Petrović', role: roles('Ana Petrović') },
  ]);
  await (await editor.list(/Équipe/)).getByRole('button', { name: 'Supprimer' }).first().click();
  await editor.saved();
  expect(await members()).toMatchObject([{ role: roles('Ana Petrović') }]);
});

test('a project is moved, and keeps its words', async ({ editor }) => {
  const slugs = async () =>
    ((await editor.readJson('data/references.json')) as { slug: string }[]).map(({ slug }) => slug);
  const before = await slugs();
  const projects = await Promise.all(languages.map((lng) => words(editor, lng, 'projects')));
  await editor.open('projects');
  await editor.status.evaluate((status) => status.replaceChildren());
  await editor.page.getByRole('button', { name: 'Réorganiser' }).click();
  await editor.page.getByRole('button', { name: 'Déplacer vers le bas' }).first().click();
  await editor.page.getByRole('button', { name: 'Terminer la réorganisation' }).click();
  const [first = '', second = '', ...rest] = before;
  await expect.poll(slugs).toEqual([second, first, ...rest]);
  await expect(editor.status).toContainText('Enregistré à');
  expect(await Promise.all(languages.map((lng) => words(editor, lng, 'projects')))).toEqual(
    projects,
  );
});
