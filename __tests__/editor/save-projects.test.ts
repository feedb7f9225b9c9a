import services from '../../data/services.json';
import type { Json } from '../../editor/json';
import { languages } from '../../src/i18n/languages';
import { EditedProject } from '../support/edited-project';
import { everywhere } from '../support/project';
import { picture } from '../support/small-project';

let project: EditedProject;
afterEach(() => project.reset());
const [service] = services.map(({ slug }) => slug);
const photo = 'images/img_1234.webp';

beforeAll(async () => {
  project = await EditedProject.real();
});
afterAll(() => project.remove());

it('adds a project with its picture, and a deleted one leaves no trace', async () => {
  const content = await picture(700, 500).png().toBuffer();
  await project.store.choosePicture(photo, content, 'fr');
  await project.save({
    'projects/garage.json': {
      ...everywhere('title', (language) => `Garage ${language}`),
      ...everywhere('task', (language) => `Dark ${language}`),
      ...everywhere('work', (language) => `Light ${language}`),
      ...everywhere('imageAlt', (language) => `Un garage à Carouge ${language}`),
      ...everywhere('image', () => photo),
      'fr.services': [service],
    },
  });
  const image = 'images/un_garage_a_carouge_fr.webp';
  const words = languages.flatMap((lng) => [
    `locales/${lng}/pictures.json`,
    `locales/${lng}/projects.json`,
  ]);
  expect(project.changed()).toEqual([`data/${image}`, 'data/references.json', ...words].sort());
  const added = { slug: 'garage', services: [service], image };
  expect((project.json('data/references.json') as Json[]).at(-1)).toEqual(added);

  const deletion = await project.deletion('projects/garage.json');
  const { unused } = await project.store.save([deletion], 'fr');
  expect(unused).toEqual([image]);
  expect(project.changed()).toEqual([`data/${image}`]);
  expect(await project.store.deletePicture(image, 'fr')).toBe(true);
  expect(project.changed()).toEqual([]);
});
