import '../support/five-languages';
import type { JsonObject } from '../../editor/json';
import { EditedProject } from '../support/edited-project';
import { everywhere, inEach } from '../support/project';
import { picture } from '../support/small-project';

let project: EditedProject;
afterEach(() => project.reset());
/** Texts of a new document in each language. */
const texts = (...names: string[]) =>
  Object.assign({}, ...names.map((name) => everywhere(name, (lng) => `${name} ${lng}`))) as object;

const service = (slug: string) => project.json(`data/services/${slug}.json`) as JsonObject;

beforeAll(async () => {
  project = await EditedProject.small();
});
afterAll(() => project.remove());

it('gives a new service an address, an order, and slugs to its items', async () => {
  const image = 'images/cable.webp';
  const item = (language: string, text: string) => ({
    title: `Œuvre d’art ${language}`,
    text: `${text} ${language}`,
    points: [`point ${text} ${language}`],
    image: 'images/cable.webp',
    imageAlt: `cable ${language}`,
  });
  await project.save({
    'services/bornes.json': {
      ...texts('title', 'summary', 'lead', 'description', 'detailsTitle'),
      ...everywhere('details', (lng) => [item(lng, 'a'), item(lng, 'b')]),
      ...everywhere('image', () => image),
      ...everywhere('imageAlt', (lng) => `cable ${lng}`),
      'fr.title': 'Bornes à l’étranger',
      'fr.category': 'electricity',
    },
  });
  const added = service('bornes');
  expect(Object.keys(added)[0]).toBe('order');
  expect(added).toMatchObject({
    order: 3,
    title: { fr: 'Bornes à l’étranger', pt: 'title pt' },
    route: '/service-Bornes_a_l_etranger',
    category: 'electricity',
    image: `../${image}`,
    imageAlt: { it: 'cable it' },
    details: [
      { slug: 'oeuvre_d_art_fr', image: `../${image}`, text: { pt: 'a pt' } },
      { slug: 'oeuvre_d_art_fr_2', points: [{ fr: 'point b fr', pt: 'point b pt' }] },
    ],
  });
  expect(Object.keys(added)).not.toContain('figures');
  expect(project.changed()).toEqual(['data/services/bornes.json']);
  await project.store.save([await project.deletion('services/bornes.json')], 'fr');
  expect(project.changed()).toEqual([]);
});

it('says what the pages do not show of a service, once', async () => {
  const notInGallery = (title: string) =>
    `Le service «\u00a0${title}\u00a0» n’est pas dans la galerie de l’accueil, limitée à 1 par métier. Ce nombre se change dans «\u00a0Entreprise\u00a0», «\u00a0Réglages du site\u00a0».`;
  const adviceOn = async (documents: Parameters<EditedProject['save']>[0]) =>
    (await project.save(documents)).advice;
  expect(await adviceOn({ 'business/site.json': { 'fr.galleryTiles': 1 } })).toEqual([]);
  const added = {
    ...texts('title', 'summary', 'lead', 'description', 'detailsTitle'),
    ...everywhere('image', () => 'images/cable.webp'),
    ...everywhere('imageAlt', (lng) => `cable ${lng}`),
    'fr.title': 'Bornes',
    'fr.category': 'electricity',
  };
  expect(await adviceOn({ 'services/bornes.json': added })).toEqual([
    notInGallery('Bornes'),
    'Le service «\u00a0Bornes\u00a0» n’a pas encore de partie\u00a0: sa page le dit temporairement indisponible.',
  ]);
  expect(await adviceOn({ 'services/bornes.json': { 'fr.order': 4 } })).toEqual([]);
  const swapped = {
    'services/bornes.json': { 'fr.order': 1 },
    'services/cabling.json': { 'fr.order': 4 },
  };
  expect(await adviceOn(swapped)).toEqual([notInGallery('title fr')]);
});

it('reorders services and moves one to another trade in one save, and changes nothing else', async () => {
  const before = ['websites', 'cabling'].map(service);
  await project.save({
    'services/websites.json': { 'fr.category': 'electricity', 'fr.order': 1 },
    'services/cabling.json': { 'fr.order': 2 },
  });
  expect(['websites', 'cabling'].map(service)).toEqual([
    { ...before[0], category: 'electricity', order: 1 },
    { ...before[1], order: 2 },
  ]);
});

it('keeps a picture that a page shows, and writes none that no document shows', async () => {
  const content = await picture(700, 500).png().toBuffer();
  await project.store.choosePicture('images/new.webp', content, 'fr');
  expect(await project.store.deletePicture('images/home_hero.png', 'fr')).toBe(false);
  await project.save({ 'business/contact.json': { 'fr.name': 'Autre nom' } });
  expect(project.changed()).toEqual(['data/company.json']);
});

it('adds a project with its picture, moves it, and deletes it without a trace', async () => {
  const photo = 'images/img_1234.webp';
  await project.store.choosePicture(photo, await picture(700, 500).png().toBuffer(), 'fr');
  const garage = 'projects/garage.json';
  await project.save({
    [garage]: {
      ...texts('title', 'task', 'work'),
      ...everywhere('imageAlt', (lng) => `Un garage à Carouge ${lng}`),
      ...everywhere('image', () => photo),
      'fr.services': ['cabling'],
    },
  });
  const image = 'images/un_garage_a_carouge_fr.webp';
  const files = ['data/projects/farm.json', 'data/projects/garage.json'];
  expect(project.changed()).toEqual([`data/${image}`, files[1]]);
  const word = (name: string) => inEach((language) => `${name} ${language}`);
  expect(project.json(files[1]!)).toEqual({
    order: 2,
    title: word('title'),
    task: word('task'),
    work: word('work'),
    services: ['cabling'],
    image: `../${image}`,
    imageAlt: word('Un garage à Carouge'),
  });

  const before = project.bytes();
  await project.save({ [garage]: { 'fr.order': 1 }, 'projects/farm.json': { 'fr.order': 2 } });
  expect(project.changed(before)).toEqual(files);
  expect(files.map((file) => project.json(file))).toMatchObject([{ order: 2 }, { order: 1 }]);

  const { unused } = await project.store.save([await project.deletion(garage)], 'fr');
  expect(unused).toEqual([image]);
  await project.save({ 'projects/farm.json': { 'fr.order': 1 } });
  expect(project.changed()).toEqual([`data/${image}`]);
  expect(await project.store.deletePicture(image, 'fr')).toBe(true);
  expect(project.changed()).toEqual([]);
});
