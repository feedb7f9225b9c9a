import '../support/five-languages';
import { writeFileSync } from 'node:fs';
import { EditedProject } from '../support/edited-project';
import { everywhere } from '../support/project';

const company = 'data/company.json';
const phone = { 'fr.phone.display': '+41 22 000 00 00' };

let project: EditedProject;
beforeAll(async () => {
  project = await EditedProject.small();
});
afterEach(() => project.reset());
afterAll(() => project.remove());

/** Changes a text of a file as another program would. */
function changeOutside(file: string, from: string, to: string) {
  const parts = project.text(file).split(from);
  expect(parts).toHaveLength(2);
  writeFileSync(project.place(file), parts.join(to));
}

it('changes a phone number and nothing else', async () => {
  const before = project.json(company) as { phone: object };
  await project.save({ 'business/contact.json': phone });
  expect(project.changed()).toEqual([company]);
  const changed = { ...before.phone, display: '+41 22 000 00 00' };
  expect(project.json(company)).toEqual({ ...before, phone: changed });
});

it('writes nothing if nothing was changed', async () => {
  await project.save({ 'business/contact.json': {}, 'services/websites.json': {} });
  expect(project.changed()).toEqual([]);
  expect(await project.store.states()).toEqual([]);
});

it('writes a text of two languages into their two files, with its typography', async () => {
  await project.save({
    'pages/contact.json': { 'fr.title': "L'essai, enfin!", 'it.title': 'La prova...' },
  });
  expect(project.changed()).toEqual(['locales/fr/contact.json', 'locales/it/contact.json']);
  expect(project.json('locales/fr/contact.json')).toEqual({ title: 'L’essai, enfin\u202f!' });
  expect(project.json('locales/it/contact.json')).toEqual({ title: 'La prova…' });
});

it('refuses to save or delete a document that was changed outside meanwhile', async () => {
  const edit = await project.edit('business/contact.json', phone);
  changeOutside(company, '022 000 00 00', '022 444 55 66');
  const said = [expect.stringMatching(/^«\u00a0Coordonnées\u00a0» a été modifié en dehors/)];
  expect(await project.refusal([edit])).toEqual(said);
  const deletion = await project.deletion('projects/farm.json');
  changeOutside('data/projects/farm.json', '"work it"', '"another work"');
  expect(await project.refusal([deletion])).toEqual([
    expect.stringMatching(/^«\u00a0Chantier «\u00a0title fr\u00a0»\u00a0» a été modifié en dehors/),
  ]);
});

it.each([
  ['022 111 22 33', '+41221112233'],
  ['+33 4 50 00 00 00', '+33450000000'],
  ['0041 22 111 22 33', '+41221112233'],
])('lets the number to dial follow %s', async (display, international) => {
  await project.save({ 'business/contact.json': { 'fr.phone.display': display } });
  expect(project.json(company)).toMatchObject({ phone: { display, international } });
});

it('asks for the number to dial where it cannot tell the country', async () => {
  const edit = await project.edit('business/contact.json', { 'fr.phone.display': '04 50 00' });
  expect(await project.refusal([edit])).toHaveLength(1);
});

it('keeps what was changed outside in another document of the same file', async () => {
  const edit = await project.edit('business/contact.json', phone);
  changeOutside(company, '"galleryTiles": 4', '"galleryTiles": 2');
  await project.store.save([edit], 'fr');
  expect(project.json(company)).toMatchObject({
    phone: { display: '+41 22 000 00 00' },
    galleryTiles: 2,
  });
});

it('does not mix saves at the same time', async () => {
  const edits = [
    await project.edit('business/contact.json', phone),
    await project.edit('business/hours.json', { 'fr.hours.opens': '07:00' }),
    await project.edit('business/site.json', { 'fr.galleryTiles': 2 }),
  ];
  await Promise.all(edits.map((edit) => project.store.save([edit], 'fr')));
  expect(project.json(company)).toMatchObject({
    phone: { display: '+41 22 000 00 00' },
    hours: { opens: '07:00' },
    galleryTiles: 2,
  });
  expect(await project.store.states()).toHaveLength(3);
});

it('writes an optional file with its first record, and deletes it with the last', async () => {
  const member = (language: string) => [{ name: 'Ada Volt', role: `Chef ${language}` }];
  await project.save({ 'business/team.json': everywhere('items', member) ?? {} });
  expect(project.changed()).toEqual(['data/team.json']);
  expect(project.json('data/team.json')).toMatchObject([
    { name: 'Ada Volt', role: { fr: 'Chef fr', pt: 'Chef pt' } },
  ]);
  await project.save({ 'business/team.json': everywhere('items', () => []) ?? {} });
  expect(project.changed()).toEqual([]);
});

it('writes an optional file of one record, and deletes it when all of it is emptied', async () => {
  const quote = (of: (text: string) => unknown, vat: unknown, more: object[]) => ({
    ...everywhere('title', (language) => of(`Devis ${language}`)),
    ...everywhere('vat', () => vat),
    ...everywhere('positions', (language) =>
      more.map((each) => ({ text: `Câble ${language}`, note: `En cuivre ${language}`, ...each })),
    ),
  });
  const position = { quantity: 2, unit: 'piece', price: 12 };
  const file = 'business/sample-quote.json';
  await project.save({ [file]: quote((text) => text, 8.1, [position]) });
  expect(project.changed()).toEqual(['data/sample-quote.json']);
  await project.save({ [file]: quote(() => undefined, undefined, []) });
  expect(project.changed()).toEqual([]);
});

it('can be undone, to the byte', async () => {
  await project.save({ 'business/contact.json': phone });
  const [state] = await project.store.states();
  expect(state?.summary).toBe('Coordonnées');
  expect(state?.changes).toEqual(['Coordonnées › Téléphone › Téléphone, tel qu’on le lit']);
  await project.store.undo(state?.id ?? '', 'fr');
  expect(project.changed()).toEqual([]);
});
