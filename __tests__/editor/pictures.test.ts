import sharp from 'sharp';
import { Refusal } from '../../editor/bilingual';
import { ChosenPictures, webpFrom } from '../../editor/pictures';
import { picture } from '../support/small-project';

const exif = { IFD0: { Model: 'Camera 3000' }, IFD3: { GPSLatitudeRef: 'N' } };

it('makes WebP of at most 1600 px, without what a camera has written into it', async () => {
  const photo = await picture(3000, 1500).withExif(exif).png().toBuffer();
  expect((await sharp(photo).metadata()).exif?.toString('latin1')).toContain('Camera 3000');
  const content = await webpFrom(photo, 'photo.png', 'fr');
  const { format, width, height, exif: left, icc } = await sharp(content).metadata();
  expect([format, width, height, left, icc]).toEqual(['webp', 1600, 800, undefined, undefined]);
  expect(content.includes('Camera 3000')).toBe(false);
});

it('turns a picture upright, and does not enlarge a small one', async () => {
  const lying = await picture(700, 500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, orientation } = await sharp(
    await webpFrom(lying, 'a.jpg', 'fr'),
  ).metadata();
  expect([width, height, orientation]).toEqual([500, 700, undefined]);
});

it.each([
  ['fr', '«\u00a0plan.pdf\u00a0» n’est pas une image que l’on peut lire.'],
  ['en', '“plan.pdf” is not a picture that can be read.'],
] as const)('refuses what is no picture, in words: %s', async (language, sentence) => {
  const act = webpFrom(Buffer.from('%PDF-1.7'), 'plan.pdf', language);
  await expect(act).rejects.toThrow(Refusal);
  await expect(act).rejects.toThrow(sentence);
});

describe('a chosen picture', () => {
  const file = 'images/img_1234.webp';
  const content = Buffer.from('x');
  const edit = (imageAlt: string, image = file) => {
    const text = JSON.stringify({ fr: { details: [{ image, imageAlt }] } });
    return { path: 'services/web.json', before: null, known: null, text };
  };
  /** The name that a picture gets. */
  const nameOf = (imageAlt: string, taken: string[] = []) => {
    const pictures = new ChosenPictures();
    pictures.add(file, content);
    const { edits, pictures: named } = pictures.prepared([edit(imageAlt)], taken);
    const [name = ''] = named.keys();
    expect(edits[0]?.text).toContain(`"${name}"`);
    return name;
  };

  it.each([
    ['Une borne à Genève', [], 'images/une_borne_a_geneve.webp'],
    ['Une borne', ['images/une_borne.webp'], 'images/une_borne_2.webp'],
    ['', [], file],
    ['…', [], file],
  ])('that shows %j is named by it', (text, taken, expected) => {
    expect(nameOf(text, taken)).toBe(expected);
  });

  it('keeps its new name in later edits, and its content until it is written', () => {
    const pictures = new ChosenPictures();
    pictures.add(file, content);
    const { names } = pictures.prepared([edit('Une borne')], []);
    expect(pictures.contentOf(file)).toBe(content);
    pictures.settle([], names);
    expect([pictures.contentOf(file), pictures.fileOf(file)]).toEqual([content, file]);
    pictures.settle(['images/une_borne.webp'], names);
    expect(pictures.contentOf(file)).toBeUndefined();
    expect(pictures.fileOf(file)).toBe('images/une_borne.webp');
    const later = pictures.prepared([edit('Un autre texte')], ['images/une_borne.webp']);
    expect(later.edits[0]?.text).toContain('"images/une_borne.webp"');
    expect(later.pictures.size).toBe(0);
  });

  it('never replaces a picture of the project', () => {
    expect(nameOf('', [file])).toBe('images/img_1234_2.webp');
  });
});
