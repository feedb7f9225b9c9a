import '../support/five-languages';
import type { JsonObject } from '../../editor/json';
import { languages } from '../../src/i18n/languages';
import { EditedProject } from '../support/edited-project';
import { everywhere } from '../support/project';
import { picture } from '../support/small-project';

let project: EditedProject;
afterEach(() => project.reset());
/** Texts of a new document in each language. */
const texts = (...names: string[]) =>
  Object.assign({}, ...names.map((name) => everywhere(name, (lng) => `${name} ${lng}`))) as object;

const services = () => project.json('data/services.json') as JsonObject[];

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
  expect(services().at(-1)).toEqual({
    slug: 'bornes',
    route: '/service-Bornes_a_l_etranger',
    category: 'electricity',
    order: 2,
    image,
    figures: [],
    details: [
      { slug: 'oeuvre_d_art_fr', image: 'images/cable.webp' },
      { slug: 'oeuvre_d_art_fr_2', image: 'images/cable.webp' },
    ],
  });
  expect(project.json('locales/pt/service-bornes.json')).toMatchObject({
    title: 'title pt',
    details: { oeuvre_d_art_fr: { text: 'a pt' }, oeuvre_d_art_fr_2: { points: ['point b pt'] } },
  });
  await project.store.save([await project.deletion('services/bornes.json')], 'fr');
  expect(project.changed()).toEqual([]);
});

it('numbers services within their trade, also where the editor numbers them through', async () => {
  await project.save({
    'services/cabling.json': { 'fr.order': 1 },
    'services/websites.json': { 'fr.order': 2 },
  });
  expect(project.changed()).toEqual([]);
  expect(await project.store.states()).toEqual([]);
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
  expect(await adviceOn({ 'services/bornes.json': { 'fr.order': 3 } })).toEqual([]);
  const swapped = {
    'services/bornes.json': { 'fr.order': 1 },
    'services/cabling.json': { 'fr.order': 2 },
  };
  expect(await adviceOn(swapped)).toEqual([notInGallery('title fr')]);
});

it('reorders services and moves one to another trade in one save', async () => {
  await project.save({
    'services/websites.json': { 'fr.category': 'electricity', 'fr.order': 1 },
    'services/cabling.json': { 'fr.order': 2 },
  });
  expect(project.changed()).toEqual(['data/services.json']);
  expect(services()).toMatchObject([
    { slug: 'cabling', category: 'electricity', order: 2 },
    { slug: 'websites', category: 'electricity', order: 1 },
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
  const references = 'data/references.json';
  const words = languages.flatMap((lng) => [
    `locales/${lng}/pictures.json`,
    `locales/${lng}/projects.json`,
  ]);
  expect(project.changed()).toEqual([`data/${image}`, references, ...words].sort());
  const farm = { slug: 'farm', services: ['cabling'], image: 'images/farm.webp' };
  const added = { slug: 'garage', services: ['cabling'], image };
  expect(project.json(references)).toEqual([farm, added]);

  const before = project.bytes();
  await project.save({ [garage]: { 'fr.order': 1 }, 'projects/farm.json': { 'fr.order': 2 } });
  expect(project.changed(before)).toEqual([references]);
  expect(project.json(references)).toEqual([added, farm]);

  const { unused } = await project.store.save([await project.deletion(garage)], 'fr');
  expect(unused).toEqual([image]);
  expect(project.changed()).toEqual([`data/${image}`]);
  expect(await project.store.deletePicture(image, 'fr')).toBe(true);
  expect(project.changed()).toEqual([]);
});
