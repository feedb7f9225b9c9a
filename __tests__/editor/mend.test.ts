import '../support/five-languages';
import { mended } from '../../editor/mend';
import type { JsonObject, Schema } from '../../editor/schema';

const word: Schema = { type: 'object', additionalProperties: { type: 'string' } };
const text: Schema = { type: 'string' };
const schema: Schema = {
  properties: {
    title: word,
    url: text,
    points: { type: 'array', items: word },
    details: { type: 'array', items: { properties: { slug: text, title: word } } },
  },
};
const mend = (format: string, values: Record<string, JsonObject>, before: JsonObject = {}) =>
  mended(values, { format, schema: format.startsWith('pages/') ? undefined : schema, before });

it('gives words the typography of their language, and leaves facts alone', () => {
  const values = {
    fr: { title: 'L\'eau "vive" !', url: "https://x.example/l'eau", points: [{ text: "l'un" }] },
    en: { title: 'Water !', points: [{ text: "it's" }] },
  };
  expect(mend('services', { ...values, fr: { ...values.fr, route: '/x' } })).toEqual({
    fr: {
      title: 'L’eau «\u00a0vive\u00a0»\u202f!',
      url: "https://x.example/l'eau",
      points: [{ text: 'l’un' }],
      route: '/x',
    },
    en: { title: 'Water!', points: [{ text: 'it’s' }] },
  });
  expect(mend('pages/home', { es: { hero: { title: "d'agua !" } } })).toEqual({
    es: { hero: { title: '¡d’agua!' } },
  });
  // A file that is a list is under a key of the CMS.
  const list: Schema = { type: 'array', items: schema };
  const save = { format: 'business/team', schema: list, before: {} };
  expect(mended({ en: { items: [{ title: 'Water !', url: "'" }] } }, save)).toEqual({
    en: { items: [{ title: 'Water!', url: "'" }] },
  });
});

it('names the new items of a list by their French titles, the same in all languages', () => {
  const slugs = (details: JsonObject[], en = details.map((): JsonObject => ({}))) => {
    const found = mend('projects', { fr: { details }, en: { details: en } });
    return [found.fr, found.en].map((each) =>
      ((each?.details ?? []) as JsonObject[]).map(({ slug }) => slug),
    );
  };
  const names = ['oeuvre_d_art', 'oeuvre_d_art_2', 'sans_titre'];
  const added: JsonObject[] = [
    { slug: '', title: 'Œuvre d’art' },
    { slug: '', title: 'Œuvre d’art' },
    { slug: '' },
  ];
  expect(slugs(added)).toEqual([names, names]);
  const day = { slug: '', name: '', from: '2027-07-19' };
  expect(slugs([day])[0]).toEqual(['2027_07_19']);
  // The copy of an item has its slug too; one that has a slug keeps it when its title changes.
  const copied = [
    { slug: 'alarm', title: 'Alarme' },
    { slug: 'alarm', title: 'Alarme' },
  ];
  expect(slugs(copied, structuredClone(copied))[1]).toEqual(['alarm', 'alarme']);
});

it('gives a new service an address, which then stays', () => {
  const [first] = [mend('services', { fr: { title: 'Bornes à l’étranger' } }).fr];
  expect(first?.route).toBe('/service-Bornes_a_l_etranger');
  expect(mend('services', { fr: { ...first, title: 'Recharge' } }).fr?.route).toBe(first?.route);
  const long = mend('services', { fr: { title: 'Bornes '.repeat(20) } }).fr;
  expect(long?.route).toBe(`/service-${'Bornes_'.repeat(5)}Borne`);
  expect(mend('projects', { fr: { title: 'Ferme' } }).fr).toEqual({ title: 'Ferme' });
});

const phone = (display: string, international: string) => ({ phone: { display, international } });

it.each([
  ['022 111 22 33', '+41221112233'],
  ['+33 4 50 11 22 33', '+33450112233'],
  ['0033 4 50 11 22 33', '+33450112233'],
  ['appelez-nous', '+41220000000'],
])('lets the number that is dialled follow %s', (shown, dialled) => {
  const before = phone('022 000 00 00', '+41220000000');
  const { fr } = mend('business/company', { fr: phone(shown, '+41220000000') }, before);
  expect(fr).toEqual(phone(shown, dialled));
});

it('leaves a number alone that the owner has changed, or that nobody has', () => {
  const before = phone('022 000 00 00', '+41220000000');
  for (const own of [phone('022 111 22 33', '+41790000000'), before])
    expect(mend('business/company', { fr: own }, before).fr).toEqual(own);
});
