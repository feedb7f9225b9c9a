import { mendChanges, mendText } from '../../editor/save/typography';
import type { Language } from '../../src/i18n/languages';

it.each<[Language, typed: string, mended: string]>([
  ['fr', "L'eau... et l'air", 'L’eau… et l’air'],
  ['fr', ' Deux  espaces \n', 'Deux espaces'],
  ['fr', 'Wi-Fi', 'Wi\u2011Fi'],
  ['fr', 'Vite! Où ? Là; oui', 'Vite\u202f! Où\u202f? Là\u202f; oui'],
  ['fr', 'Horaires : 8:30', 'Horaires\u00a0: 8:30'],
  ['fr', 'Un "mot" et «un autre »', 'Un «\u00a0mot\u00a0» et «\u00a0un autre\u00a0»'],
  ['fr', 'https://exemple.ch/?a=1;b', 'https://exemple.ch/?a=1;b'],
  ['fr', 'À {{company.region}} : {{hours}} !', 'À {{company.region}}\u00a0: {{hours}}\u202f!'],
  ['en', 'A "word" : it\'s fine !', 'A “word”: it’s fine!'],
  ['en', 'One\n\ntwo ?', 'One\n\ntwo?'],
  ['es', '¿Una "pregunta" ?', '¿Una «pregunta»?'],
  ['pt', 'Uma "palavra" ; outra', 'Uma «palavra»; outra'],
  ['it', 'L\'ora : "adesso"', 'L’ora: «adesso»'],
])('mends %s: %j', (language, typed, mended) => {
  expect(mendText(typed, language)).toBe(mended);
  expect(mendText(mended, language)).toBe(mended);
});

it('mends what a change has brought, and each text of several languages by its own rules', () => {
  const old = { list: ["l'un"], name: { fr: "l'eau", en: "it's" } };
  const now = {
    list: ["l'un", "l'autre"],
    url: "https://x.example/l'eau",
    name: { fr: 'Eau !', en: 'Water !', es: 'a !', pt: 'a !', it: 'a !' },
  };
  expect(mendChanges(old, now)).toEqual({
    ...now,
    name: { fr: 'Eau\u202f!', en: 'Water!', es: 'a!', pt: 'a!', it: 'a!' },
  });
  expect(mendChanges(old.list, now.list, 'fr')).toEqual(["l'un", 'l’autre']);
});
