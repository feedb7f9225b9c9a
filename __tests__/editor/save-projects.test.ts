import { existsSync } from 'node:fs';
import { languages } from '../../src/i18n/languages';
import { EditedProject } from '../support/edited-project';
import { picture } from '../support/small-project';
import { everywhere } from '../support/source';

let project: EditedProject;
afterEach(() => project.reset());
const photo = 'images/img_1234.webp';

async function choosePhoto() {
  const content = await picture(700, 500).png().toBuffer();
  await project.workspace.choosePicture(photo, content, 'fr');
}

const slugs = () =>
  (project.json('data/references.json') as { slug: string }[]).map(({ slug }) => slug);

beforeAll(() => {
  project = EditedProject.real();
});
afterAll(() => project.remove());

it('adds a project with its picture, and a deleted one leaves no trace', async () => {
  await choosePhoto();
  const saved = await project.save({
    'projects/garage.json': {
      ...everywhere('title', (language) => `Garage ${language}`),
      ...everywhere('task', (language) => `Dark ${language}`),
      ...everywhere('work', (language) => `Light ${language}`),
      ...everywhere('imageAlt', (language) => `Un garage à Carouge ${language}`),
      ...everywhere('image', () => photo),
      'fr.services': ['web'],
    },
  });
  const image = 'images/un_garage_a_carouge_fr.webp';
  expect(saved.written).toEqual([image]);
  const words = languages.flatMap((lng) => [
    `locales/${lng}/pictures.json`,
    `locales/${lng}/projects.json`,
  ]);
  expect(project.changed()).toEqual([`data/${image}`, 'data/references.json', ...words].sort());
  const line = `  { "slug": "garage", "services": ["web"], "image": "${image}" }\n]\n`;
  expect(project.text('data/references.json').endsWith(line)).toBe(true);

  const deletion = await project.deletion('projects/garage.json');
  const { unused } = await project.workspace.save([deletion], 'fr');
  expect(unused).toEqual([image]);
  expect(project.changed()).toEqual([`data/${image}`]);
  expect(await project.workspace.deletePicture(image, 'Image supprimée')).toBe(true);
  expect(project.changed()).toEqual([]);
});

it('sorts projects by their place', async () => {
  const [first, second, ...rest] = slugs();
  await project.save({
    [`projects/${first}.json`]: { 'fr.order': 2 },
    [`projects/${second}.json`]: { 'fr.order': 1 },
  });
  expect(slugs()).toEqual([second, first, ...rest]);
  expect(project.changed()).toEqual(['data/references.json']);
});

it('keeps a picture that a page shows, and writes none that no document shows', async () => {
  await choosePhoto();
  expect(await project.workspace.deletePicture('images/home_hero.webp', '')).toBe(false);
  await project.save({ 'business/contact.json': { 'fr.name': 'Autre nom' } });
  expect(project.changed()).toEqual(['data/company.json']);
  expect(existsSync(project.place(`data/${photo}`))).toBe(false);
});
