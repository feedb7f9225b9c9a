import '../support/five-languages';
import { mendChanges } from '../../src/content/check/typography';

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
