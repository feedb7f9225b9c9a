import '../support/five-languages';
import { existsSync, writeFileSync } from 'node:fs';
import type { Refusal } from '../../editor/bilingual';
import { slugFrom } from '../../editor/mend';
import type { JsonObject } from '../../editor/schema';
import { EditedProject } from '../support/edited-project';
import { inEach } from '../support/project';
import { picture } from '../support/small-project';

let project: EditedProject;
beforeAll(async () => {
  project = await EditedProject.small();
});
afterEach(() => project.reset());
afterAll(() => project.remove());

const company = 'data/company.json';
const farm = 'data/projects/farm.json';
const cabling = 'data/services/cabling.json';
const contact = (language: string) => `locales/${language}/contact.json`;

/** Words of a new record. */
const words = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, inEach((language) => `${name} ${language}`)]));

const service = (title: string) => ({
  order: 3,
  ...words('title', 'summary', 'lead', 'description', 'detailsTitle', 'imageAlt'),
  title: inEach(() => title),
  route: `/service-${slugFrom(title)}`,
  category: 'electricity',
  image: '../images/cable.webp',
});

/** Changes a text of a file as another program would. */
function changeOutside(file: string, from: string, to: string) {
  expect(project.text(file)).toContain(from);
  writeFileSync(project.place(file), project.text(file).replace(from, to));
}

describe('what is saved', () => {
  it('is the value that was changed, and no other line', async () => {
    const before = project.text(company);
    const { hasNews } = await project.save({ [company]: { email: 'new@brightwire.example' } });
    expect([hasNews, project.changed()]).toEqual([false, [company]]);
    expect(project.text(company)).toBe(before.replace('contact@', 'new@'));
  });

  it('is nothing if nothing was changed', async () => {
    await project.save({ [company]: {}, [cabling]: {} });
    expect(project.changed()).toEqual([]);
    expect(await project.store.saves()).toEqual([]);
  });

  it('is a list that did not exist, and no file once it is empty', async () => {
    const team = 'data/team.json';
    const member = { name: 'Ana Petrović', role: inEach((language) => `role ${language}`) };
    const list = (members: object[]) => JSON.stringify(members);
    await project.send([{ path: team, before: '[]', text: list([member]) }]);
    expect(project.json(team)).toEqual([member]);
    await project.send([{ path: team, before: list([member]), text: '[]' }]);
    expect(project.changed()).toEqual([]);
  });

  it('is a project with its picture, as one, without a trace once both are deleted', async () => {
    const file = 'data/projects/garage.json';
    const image = 'data/images/img_1234-1.webp';
    const garage = {
      order: 2,
      ...words('title', 'task', 'work', 'imageAlt'),
      services: ['cabling'],
      image: '../images/img_1234-1.webp',
    };
    const photo = await picture(2400, 1800).png().toBuffer();
    await project.send([project.edit(file, {}, garage)], { [image]: photo });
    expect(project.changed()).toEqual([image, file]);
    expect(project.json(file)).toEqual(garage);
    const { unused } = await project.send([project.deletion(file)]);
    expect(unused).toEqual(['images/img_1234-1.webp']);
    expect(await project.store.deletePicture('images/img_1234-1.webp', 'fr')).toBe(true);
    expect(await project.store.deletePicture('images/home.webp', 'fr')).toBe(false);
    expect(project.changed()).toEqual([]);
  });

  it('says what the pages do not show, once', async () => {
    const notInGallery = (title: string) =>
      `Le service «\u00a0${title}\u00a0» n’est pas dans la galerie de l’accueil, limitée à 1 par métier. Ce nombre se change dans «\u00a0Entreprise\u00a0», «\u00a0Coordonnées, horaires, réglages\u00a0».`;
    const file = 'data/services/bornes.json';
    const adviceOn = async (...sent: Parameters<EditedProject['save']>) =>
      (await project.save(...sent)).advice;
    expect(await adviceOn({ [company]: { galleryTiles: 1 } })).toEqual([]);
    expect((await project.send([project.edit(file, {}, service('Bornes'))])).advice).toEqual([
      notInGallery('Bornes'),
      'Le service «\u00a0Bornes\u00a0» n’a pas encore de partie\u00a0: sa page le dit temporairement indisponible.',
    ]);
    expect(await adviceOn({ [file]: { order: 4 } })).toEqual([]);
    expect(await adviceOn({ [file]: { order: 1 }, [cabling]: { order: 4 } })).toEqual([
      notInGallery('title fr'),
    ]);
  });

  it('says how a number is dialled that another one took the place of', async () => {
    const said = (number: string) =>
      `Vos clients composeront le ${number}. Si ce n’est pas juste, corrigez «\u00a0Téléphone, tel qu’on le compose\u00a0».`;
    const adviceOn = async (display: string, international: string) => {
      const values = { 'phone.display': display, 'phone.international': international };
      return (await project.save({ [company]: values })).advice;
    };
    const french = '04 50 12 34 56';
    expect(await adviceOn(french, '+41450123456')).toEqual([said('+41 45 012 34 56')]);
    expect(await adviceOn(french, '+33450123456')).toEqual([said('+33450123456')]);
    expect((await project.save({ [company]: { galleryTiles: 3 } })).advice).toEqual([]);
  });

  it('says which texts have become too long for their place', async () => {
    const long = 'x'.repeat(61);
    const sentence =
      'Service «\u00a0title fr\u00a0» › Titre (anglais)\u00a0: 61 caractères. Au-delà de 60, ce texte déborde de sa place. Raccourcissez-le si vous pouvez.';
    expect((await project.save({ [cabling]: { 'title.en': long } })).advice).toEqual([sentence]);
    expect((await project.save({ [cabling]: { 'title.it': 'breve' } })).advice).toEqual([]);
    const far = project.edit(cabling, { 'lead.fr': 'x'.repeat(3001) });
    expect(await project.refusal([far])).toEqual([
      'Service «\u00a0title fr\u00a0» › Introduction (français) : Ce texte est trop long. Il peut avoir 3000 caractères.',
    ]);
  });

  it('may be a source that no figure names yet', async () => {
    const sources = 'data/sources.json';
    const name = inEach((language) => `own ${language}`);
    await project.save({ [sources]: { 2: { slug: 'own', name } } });
    expect(project.json(sources)).toHaveLength(3);
  });

  it('reminds of the description of a picture that is another one', async () => {
    const changes = { image: '../images/screen.webp', 'details.0.image': '../images/cable.webp' };
    const { advice } = await project.save({ [cabling]: changes });
    expect(advice).toEqual(
      ['Image du service', 'Parties de la page › «\u00a0title fr\u00a0» › Image'].map(
        (label) =>
          `Service «\u00a0title fr\u00a0» › ${label} est une autre image, avec la description de l’ancienne. Relisez-la dans chaque langue.`,
      ),
    );
    const both = { image: '../images/cable.webp', 'imageAlt.fr': 'Un câble' };
    expect((await project.save({ [cabling]: both })).advice).toEqual([]);
  });
});

describe('what was changed outside meanwhile', () => {
  it('stays, where the page has not changed it', async () => {
    const edits = [
      project.edit(company, { 'address.street': 'Rue du Lac 7' }),
      project.edit(cabling, { 'title.fr': 'Câblage' }),
    ];
    changeOutside(company, 'contact@', 'other@');
    changeOutside(cabling, '"title en"', '"Wiring"');
    expect((await project.send(edits)).hasNews).toBe(true);
    expect(project.json(company)).toMatchObject({
      email: 'other@brightwire.example',
      address: { street: 'Rue du Lac 7' },
    });
    expect(project.json(cabling)).toMatchObject({ title: { fr: 'Câblage', en: 'Wiring' } });
  });

  it('is refused by name where the page has changed it too, as a whole', async () => {
    const edit = project.edit(company, {
      email: 'new@brightwire.example',
      'address.street': 'Rue du Lac 7',
    });
    changeOutside(company, 'contact@', 'other@');
    expect(await project.refusal([edit])).toEqual([
      '«\u00a0Coordonnées, horaires, réglages › Adresse e-mail\u00a0» a aussi été changé en dehors de cette page («\u00a0other@brightwire.example\u00a0»). Pour garder votre texte, enregistrez de nouveau. Pour garder l’autre, rechargez la page et abandonnez votre brouillon.',
    ]);
    // A second save keeps the page's value, and does not revert other changes made meanwhile.
    changeOutside(company, '"Brightwire"', '"Brightwire & Co"');
    const refused = (await project.send([edit]).catch((cause: unknown) => cause)) as Refusal;
    await project.send([{ ...edit, before: refused.bases[company]! }]);
    expect(project.json(company)).toMatchObject({
      name: 'Brightwire & Co',
      email: 'new@brightwire.example',
    });
  });

  it('is never mixed with a list that the page has moved', async () => {
    const area = project.json(company) as JsonObject;
    const edit = project.edit(company, { area: (area.area as object[]).toReversed() });
    changeOutside(company, '"Meyrin"', '"Vernier"');
    expect(await project.refusal([edit])).toEqual([
      expect.stringContaining('Localités desservies'),
    ]);
  });

  it.each([
    ['deleted', (file: string) => project.git('rm', '--quiet', file), 'a été supprimé en dehors'],
    [
      'changed',
      (file: string) => changeOutside(file, '"title it"', '"x"'),
      'a été modifié en dehors',
    ],
  ])('keeps a record from being deleted or written if it was %s', async (how, act, sentence) => {
    const [change, deletion] = [project.edit(farm, { 'title.fr': 'x' }), project.deletion(farm)];
    act(farm);
    const [found] = await project.refusal([how === 'deleted' ? change : deletion]);
    expect(found).toContain(sentence);
  });
});

describe('a save is refused', () => {
  it.each([
    [
      'with a placeholder that only one language has',
      contact('en'),
      { title: 'Call {{company.phone}}' },
      'Contact › Titre (anglais) : Le texte français n’a pas {{company.phone}}. Enlevez-le.',
    ],
    [
      'with a placeholder that does not exist, without what follows from it',
      contact('fr'),
      { title: 'Appelez {{company.fax}}' },
      'Contact › Titre (français) : {{company.fax}} n’existe pas. Vérifiez l’orthographe, ou enlevez-le.',
    ],
    [
      'with a broken placeholder',
      contact('fr'),
      { title: 'Le {{company.phone} ici' },
      'Contact › Titre (français) : Un mot entre accolades est abîmé\u00a0: il s’écrit {{ainsi}}, avec deux accolades de chaque côté.',
    ],
    [
      'without a translation, and names the item of a list',
      cabling,
      { 'details.0.title.it': '' },
      'Service «\u00a0title fr\u00a0» › Parties de la page › «\u00a0title fr\u00a0» › Titre (italien) : Ce texte est vide. Remplissez-le.',
    ],
    [
      'with a fact that the model does not allow',
      company,
      { 'phone.international': '022 111 22 33' },
      'Coordonnées, horaires, réglages › Téléphone › Téléphone, tel qu’on le compose : Écrivez le numéro avec +, l’indicatif du pays et sans espaces\u00a0: +41220000000.',
    ],
    [
      'with a figure that cannot be, and names it',
      'data/figures.json',
      { '0.value': 40 },
      'Chiffres › «\u00a0caption fr\u00a0» › Nombre le plus élevé : Le nombre le plus élevé doit dépasser le nombre.',
    ],
  ])('%s', async (_, file, values, sentence) => {
    expect(await project.refusal([project.edit(file, values)])).toEqual([sentence]);
  });

  it('in English as well', async () => {
    const edit = project.edit(cabling, { 'title.it': '' });
    expect(await project.refusal([edit], { language: 'en' })).toEqual([
      'Service “title fr” › Title (Italian): This text is empty. Fill it in.',
    ]);
  });

  it('with a picture that is too small, or none', async () => {
    const image = 'data/images/small.webp';
    const edit = project.edit(farm, { image: '../images/small.webp' });
    const small = await picture(300, 200).png().toBuffer();
    expect(await project.refusal([edit], { pictures: { [image]: small } })).toEqual([
      'Chantier «\u00a0title fr\u00a0» › Image : L’image small.webp a 300 x 200 px. Il en faut au moins 610 x 460.',
    ]);
    const none = { [image]: Buffer.from('%PDF-1.7') };
    expect(await project.refusal([edit], { pictures: none })).toEqual([
      expect.stringContaining('n’est pas une image que l’on peut lire'),
    ]);
  });

  it('that deletes a service which a project names', async () => {
    expect(await project.refusal([project.deletion(cabling)])).toEqual([
      'Chantier «\u00a0title fr\u00a0» › Services concernés : Le choix «\u00a0cabling\u00a0» n’existe plus. Prenez-en un autre dans la liste.',
    ]);
  });

  it('of a new record at the place of another', async () => {
    expect(await project.refusal([project.edit(farm, {}, service('Autre'))])).toEqual([
      'Il existe déjà une page de ce nom. Choisissez un autre titre.',
    ]);
  });

  it('as a whole, if one of its files is', async () => {
    const edits = [
      project.edit(company, { email: 'new@brightwire.example' }),
      project.edit(contact('fr'), { title: '' }),
    ];
    expect(await project.refusal(edits)).toEqual([
      'Contact › Titre (français) : Ce texte est vide. Remplissez-le.',
    ]);
  });

  it('that opens a site of placeholders to search engines, with all that it lacks', async () => {
    expect(await project.refusal([project.edit(company, { indexed: true })])).toContain(
      'Coordonnées, horaires, réglages › Téléphone › Téléphone, tel qu’on le lit : Ce numéro est un exemple. Mettez le vrai avant de rendre le site visible dans les moteurs de recherche.',
    );
  });
});

describe('undo', () => {
  const mail = (name: string) =>
    project.save({ [company]: { email: `${name}@brightwire.example` } });
  const street = () => project.save({ [company]: { 'address.street': 'Rue du Lac 7' } });
  const undo = async (index: number) => {
    const { id } = (await project.store.saves())[index]!;
    return project.store.undo(id, 'fr');
  };

  it('takes back one save and leaves the others, and can be undone itself', async () => {
    await mail('one');
    await street();
    await undo(1);
    expect(project.json(company)).toMatchObject({
      email: 'contact@brightwire.example',
      address: { street: 'Rue du Lac 7' },
    });
    const [last] = await project.store.saves();
    expect(last?.subject).toBe('Annulé (Site\u00a0: Coordonnées, horaires, réglages)');
    await undo(0);
    expect(project.json(company)).toMatchObject({ email: 'one@brightwire.example' });
  });

  it('brings back a record with its picture', async () => {
    const before = project.bytes();
    await project.send([project.deletion(farm), project.edit(cabling, { 'title.fr': 'Câblage' })]);
    await project.store.deletePicture('images/farm.webp', 'fr');
    await undo(0);
    await undo(2);
    expect(project.changed(before)).toEqual([]);
  });

  it('stops where a value was changed again, and is checked like a save', async () => {
    await mail('one');
    await mail('two');
    await expect(undo(1)).rejects.toMatchObject({
      words: { fr: [expect.stringContaining('a été changé de nouveau depuis')] },
    });
    const file = 'data/services/bornes.json';
    await project.send([project.edit(file, {}, service('Bornes'))]);
    await project.save({ [farm]: { 'services.0': 'bornes' } });
    const before = project.bytes();
    await expect(undo(1)).rejects.toMatchObject({
      words: { fr: [expect.stringContaining('bornes')] },
    });
    expect(project.changed(before)).toEqual([]);
    await expect(project.store.undo('HEAD', 'fr')).rejects.toThrow('no longer in the list');
  });
});

describe('a file that cannot be read', () => {
  const italian = contact('it');
  const breakFile = () =>
    writeFileSync(project.place(italian), '{\n  "title": "Contatto",\n  "lead": "x\n}\n');

  it('keeps itself from being saved, and nothing else', async () => {
    const edit = project.edit(italian, { title: 'Altro' });
    breakFile();
    await project.save({ [company]: { email: 'new@brightwire.example' } });
    expect(project.changed()).toEqual([company, italian]);
    const before = project.bytes();
    await expect(project.send([edit])).rejects.toThrow('cannot be read (line 3)');
    expect(project.changed(before)).toEqual([]);
  });

  it('gets the last content it had that could be read', async () => {
    await project.save({ [italian]: { title: 'Altro' } });
    breakFile();
    project.git('commit', '--quiet', '--all', '--message=Broken');
    await project.store.bringBack(italian, 'fr');
    expect(project.json(italian)).toEqual({ title: 'Altro' });
    writeFileSync(project.place('data/team.json'), '{');
    await expect(project.store.bringBack('data/team.json', 'fr')).rejects.toThrow(
      'no other version',
    );
  });

  it('leaves no picture to be deleted, as nobody knows which are shown', async () => {
    writeFileSync(project.place(cabling), '[');
    expect(await project.store.deletePicture('images/cable.webp', 'fr')).toBe(false);
    expect(existsSync(project.place('data/images/cable.webp'))).toBe(true);
  });
});
