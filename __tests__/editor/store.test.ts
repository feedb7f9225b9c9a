import '../support/five-languages';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { writeEntry } from '../../editor/store/journal';
import { Store } from '../../editor/store/store';
import { cutOff } from '../support/cut-off';
import { EditedProject } from '../support/edited-project';
import { everywhere } from '../support/project';

let project: EditedProject;
beforeAll(async () => {
  project = await EditedProject.small();
});
afterEach(() => project.reset());
afterAll(() => project.remove());

const farm = 'data/projects/farm.json';
const company = 'data/company.json';
const contact = 'business/contact.json';
const kept = () => readdirSync(project.place('.edit-history'));

const setPhone = (number: number) =>
  project.save({
    [contact]: {
      'fr.phone.display': `022 000 00 0${number}`,
      'fr.phone.international': `+4122000000${number}`,
    },
  });
const setMail = () => project.save({ [contact]: { 'fr.email': 'new@brightwire.example' } });

describe('undo', () => {
  it('takes along what was saved later, and can be undone itself', async () => {
    await setPhone(1);
    await setMail();
    await setPhone(2);
    const states = await project.store.states();
    expect(states.map(({ changes }) => changes[0])).toEqual([
      'Coordonnées › Téléphone › Téléphone, tel qu’on le lit',
      'Coordonnées › Adresse e-mail',
      'Coordonnées › Téléphone › Téléphone, tel qu’on le lit',
    ]);
    expect(await project.store.undo(states[1]?.id ?? '', 'fr')).toEqual([company]);
    expect(project.json(company)).toMatchObject({
      phone: { display: '022 000 00 01' },
      email: 'contact@brightwire.example',
    });
    const [undone] = await project.store.states();
    expect(undone?.summary).toBe('Annulé (Coordonnées, Coordonnées)');
    await project.store.undo(undone?.id ?? '', 'fr');
    expect(project.json(company)).toMatchObject({
      phone: { display: '022 000 00 02' },
      email: 'new@brightwire.example',
    });
  });

  it('stops at a file that was changed outside since, and changes nothing', async () => {
    await setPhone(1);
    writeFileSync(project.place(company), project.text(company).replace('contact@', 'other@'));
    const before = project.bytes();
    const [state] = await project.store.states();
    const act = project.store.undo(state?.id ?? '', 'fr');
    await expect(act).rejects.toThrow('was changed outside the editor since');
    expect(project.changed(before)).toEqual([]);
    await expect(project.store.undo('../000001', 'fr')).rejects.toThrow('no longer kept');
  });

  it('is checked like a save', async () => {
    const added = {
      ...Object.assign(
        {},
        ...['title', 'summary', 'lead', 'description', 'detailsTitle', 'imageAlt'].map((name) =>
          everywhere(name, (language) => `${name} new ${language}`),
        ),
      ),
      ...everywhere('image', () => 'images/cable.webp'),
      'fr.category': 'electricity',
    } as Record<string, unknown>;
    await project.save({ 'services/bornes.json': added });
    await setMail();
    const [later, service] = await project.store.states();
    const changed = project.text(farm).replace('cabling', 'bornes');
    writeFileSync(project.place(farm), changed);
    await expect(project.store.undo(service?.id ?? '', 'fr')).rejects.toThrow('bornes');
    expect(project.json(farm)).toMatchObject({ services: ['bornes'] });
    expect(project.json(company)).toMatchObject({ email: 'new@brightwire.example' });
    await project.store.undo(later?.id ?? '', 'fr');
  });

  it('goes back over fifty saves, each kept or dropped whole', async () => {
    for (let count = 1; count <= 52; count++)
      await writeEntry(project.root, {
        summary: `Save ${count}`,
        changes: [],
        files: ['data/a.json', 'data/b.json'].map((file) => ({
          file,
          before: count === 1 ? null : Buffer.from(String(count - 1)),
          after: Buffer.from(String(count)),
        })),
      });
    const states = await project.store.states();
    expect(states.map(({ summary }) => summary)).toEqual(
      Array.from({ length: 50 }, (_, index) => `Save ${52 - index}`),
    );
    expect(kept()).toHaveLength(50);
  });
});

describe('a save', () => {
  const change = (file: string, before: string | null, after: string | null) => ({
    file,
    before: before === null ? null : Buffer.from(before),
    after: after === null ? null : Buffer.from(after),
  });
  const write = (...files: ReturnType<typeof change>[]) =>
    writeEntry(project.root, { summary: 'Save', changes: [], files });

  it('puts back what it wrote if a file cannot be written', async () => {
    mkdirSync(project.place('locales/fr.json/folder'), { recursive: true });
    const before = project.bytes();
    const act = write(
      change(company, project.text(company), 'two'),
      change(farm, project.text(farm), null),
      change('data/new.json', null, 'new'),
      change('locales/fr.json', null, 'a folder has this name'),
    );
    await expect(act).rejects.toMatchObject({
      words: { fr: [expect.stringMatching(/«\u00a0locales\/fr.json\u00a0».*Rien n’a été changé/)] },
    });
    expect(project.changed(before)).toEqual([]);
    expect(kept()).toEqual([]);
    rmSync(project.place('locales/fr.json'), { recursive: true });
  });

  it.each([
    '../company.json',
    '/company.json',
    'data/../../x',
    'data\\..\\x',
    'data/C:/x',
    'src/x',
  ])('touches nothing at %s', async (file) => {
    const before = project.bytes();
    await expect(write(change(company, null, 'x'), change(file, null, 'x'))).rejects.toThrow(
      'not a file of the site',
    );
    expect(project.changed(before)).toEqual([]);
  });

  it('leaves all or nothing wherever it is cut off, and the next start says which', async () => {
    const edit = await project.edit('pages/contact.json', {
      'fr.title': 'Nouveau',
      'en.title': 'New',
      'it.title': 'Nuovo',
    });
    const files = ['en', 'fr', 'it'].map((language) => `locales/${language}/contact.json`);
    const found = new Set<string>();
    for (let step = 1, isDone = false; !isDone; step++) {
      isDone = await cutOff(step, project.root, () => project.store.save([edit], 'fr'));
      const next = await Store.open(project.root);
      const changed = project.changed();
      const states = await next.states();
      found.add(`${changed.length} ${states.length} ${next.notices[0]?.fr.slice(0, 35) ?? ''}`);
      expect([[], files]).toContainEqual(changed);
      if (changed.length > 0) {
        await next.undo(states[0]?.id ?? '', 'fr');
        expect(project.changed()).toEqual([]);
      }
      await project.reset();
    }
    expect([...found].toSorted()).toEqual([
      '0 0 ',
      '0 0 L’éditeur s’est arrêté au milieu d’',
      '3 1 ',
      '3 1 L’éditeur s’est arrêté à la fin d’u',
    ]);
  });

  it('is refused if nothing can be kept of it', async () => {
    writeFileSync(project.place('.edit-history'), '');
    const before = project.bytes();
    await expect(setMail()).rejects.toMatchObject({
      words: { fr: [expect.stringMatching(/n’a pas pu être écrit. Rien n’a été changé/)] },
    });
    expect(project.changed(before)).toEqual([]);
  });
});

describe('a file that cannot be read', () => {
  const italian = 'locales/it/contact.json';
  const breakFile = () =>
    writeFileSync(project.place(italian), '{\n  "title": "Contatto",\n  "lead": "x\n}\n');

  it('is named with its line, and everything else can be saved', async () => {
    breakFile();
    expect((await project.store.read()).broken).toEqual([{ file: italian, line: 3 }]);
    await setMail();
    expect(project.changed()).toEqual([company, italian]);
    const edit = await project.edit('pages/contact.json', { 'fr.title': 'Autre' });
    const before = project.bytes();
    await expect(project.store.save([edit], 'fr')).rejects.toThrow('cannot be read (line 3)');
    expect(project.changed(before)).toEqual([]);
  });

  it('gets the content of its last save, or of Git', async () => {
    await project.save({ 'pages/contact.json': { 'it.title': 'Altro' } });
    breakFile();
    await project.store.bringBack(italian, 'fr');
    expect(project.json(italian)).toEqual({ title: 'Altro' });
    const [broughtBack] = await project.store.states();
    await expect(project.store.undo(broughtBack?.id ?? '', 'fr')).rejects.toThrow('ligne 3');
    expect(project.json(italian)).toEqual({ title: 'Altro' });
    writeFileSync(project.place(company), '{');
    expect((await project.store.read()).broken).toEqual([{ file: company, line: 1 }]);
    await expect(project.store.bringBack(company, 'fr')).rejects.toThrow('no other version');
  });

  it('leaves no picture to be deleted, as nobody knows which are shown', async () => {
    writeFileSync(project.place('data/services/cabling.json'), '[');
    const content = await project.store.read();
    expect(project.store.unused(content)).toEqual([]);
    expect(await project.store.deletePicture('images/cable.webp', 'fr')).toBe(false);
    expect(existsSync(project.place('data/images/cable.webp'))).toBe(true);
  });
});

it('lets publishing wait for a save', async () => {
  const order: string[] = [];
  const edit = await project.edit(contact, { 'fr.email': 'new@brightwire.example' });
  const saved = project.store.save([edit], 'fr').then(() => order.push('saved'));
  const published = project.store
    .publish('fr', { content: '', isWithWaiting: false })
    .then(() => order.push('published'));
  await Promise.all([saved, published]);
  expect(order).toEqual(['saved', 'published']);
});

it('says nothing of a history that is in order', async () => {
  await setMail();
  writeFileSync(project.place('.edit-history/left.tmp'), 'half');
  expect((await Store.open(project.root)).notices).toEqual([]);
  expect(kept()).toEqual(['000001.json']);
});
