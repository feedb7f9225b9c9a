import { languages } from '../../src/i18n/languages';
import { EditedProject } from '../support/edited-project';
import { picture } from '../support/small-project';
import { everywhere } from '../support/source';

let project: EditedProject;
afterEach(() => project.reset());
const photo = 'images/img_1234.webp';

beforeAll(() => {
  project = EditedProject.real();
});
afterAll(() => project.remove());

it('adds a project with its picture, and a deleted one leaves no trace', async () => {
  const content = await picture(700, 500).png().toBuffer();
  await project.workspace.choosePicture(photo, content, 'fr');
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
