import '../support/five-languages';
import { EditedProject } from '../support/edited-project';
import { everywhere } from '../support/project';
import { picture } from '../support/small-project';

let project: EditedProject;
beforeAll(async () => {
  project = await EditedProject.small();
});
afterEach(() => project.reset());
afterAll(() => project.remove());

const contact = 'pages/contact.json';

it.each([
  [
    'a placeholder that only one language has',
    contact,
    { 'en.title': 'Call {{company.phone}}' },
    ['Contact › Titre (anglais) : Le texte français n’a pas {{company.phone}}. Enlevez-le.'],
  ],
  [
    'a placeholder that does not exist, without what follows from it',
    contact,
    { 'fr.title': 'Appelez {{company.fax}}' },
    [
      'Contact › Titre (français) : {{company.fax}} n’existe pas. Vérifiez l’orthographe, ou enlevez-le.',
    ],
  ],
  [
    'a missing translation',
    'services/cabling.json',
    { 'it.title': undefined },
    ['Service «\u00a0title fr\u00a0» › Titre (italien) : Ce texte est vide. Remplissez-le.'],
  ],
  [
    'a fact that the model does not allow',
    'business/contact.json',
    { 'fr.phone.international': '022 111 22 33' },
    [
      'Coordonnées › Téléphone › Téléphone, tel qu’on le compose : Écrivez le numéro avec +, l’indicatif du pays et sans espaces\u00a0: +41220000000.',
    ],
  ],
])('refuses %s', async (_, document, values, sentences) => {
  expect(await project.refusal([await project.edit(document, values ?? {})])).toEqual(sentences);
});

it('refuses to open a site of placeholders to search engines, and says what it lacks', async () => {
  const sentences = await project.refusal([
    await project.edit('business/site.json', { 'fr.indexed': true }),
  ]);
  expect(sentences).toContain(
    'Coordonnées › Téléphone › Téléphone, tel qu’on le lit : Ce numéro est un exemple. Mettez le vrai avant de rendre le site visible dans les moteurs de recherche.',
  );
});

it('speaks English as well', async () => {
  const edit = await project.edit('services/cabling.json', { 'it.details.0.title': '' });
  expect(await project.refusal([edit], 'en')).toEqual([
    'Service “title fr” › Parts of the page › 1 › Title (Italian): This text is empty. Fill it in.',
  ]);
});

it('refuses a broken placeholder', async () => {
  const edit = await project.edit(contact, { 'fr.title': 'Le {{company.phone} ici' });
  expect(await project.refusal([edit])).toEqual([
    'Contact › Titre (français) : Un mot entre accolades est abîmé\u00a0: il s’écrit {{ainsi}}, avec deux accolades de chaque côté.',
  ]);
});

it('refuses a picture that is too small', async () => {
  const small = await picture(300, 200).png().toBuffer();
  await project.store.choosePicture('images/small.webp', small, 'fr');
  const edit = await project.edit('projects/farm.json', {
    ...everywhere('image', () => 'images/small.webp'),
    ...everywhere('imageAlt', (language) => `Tiny ${language}`),
  });
  expect(await project.refusal([edit])).toEqual([
    'Chantier «\u00a0title fr\u00a0» › Image : L’image tiny_fr.webp a 300 x 200 px. Il en faut au moins 610 x 460.',
  ]);
});

it('refuses to delete a service that a project names, and says which', async () => {
  const sentences = await project.refusal([await project.deletion('services/cabling.json')]);
  expect(sentences).toEqual([
    'Chantier «\u00a0title fr\u00a0» › Services concernés : Le choix «\u00a0cabling\u00a0» n’existe plus. Prenez-en un autre dans la liste.',
  ]);
});

it('refuses a new document at the place of another', async () => {
  const edit = await project.edit('projects/farm.json', { 'fr.task': 'autre' });
  expect(await project.refusal([{ ...edit, before: null, known: null }])).toEqual([
    'Il existe déjà une page de ce nom. Choisissez un autre titre.',
  ]);
});

it('writes none of several documents if one is refused', async () => {
  const edits = [
    await project.edit('business/contact.json', { 'fr.phone.display': '+41 22 000 00 00' }),
    await project.edit(contact, { 'fr.title': '' }),
  ];
  expect(await project.refusal(edits)).toEqual([
    'Contact › Titre (français) : Ce texte est vide. Remplissez-le.',
  ]);
});
