import { sentencesOf } from '../../src/content/sentences';

it.each([
  ['fr', 'Avec M. Rochat, nous venons. |Nous mesurons.'],
  ['fr', 'Des lampes, p. ex. Lumo. |Il faut ca. 3 A. |Max. 16 kWh.'],
  ['fr', 'Autorisation (art. 9 OIBT). |Rien d’autre.'],
  ['fr', 'Une prise USB-C. |Un câble de 5 m. |Prêt\u202f? |Plus de lumière… |Enfin… un peu.'],
  ['fr', 'Il dit «\u202fOui.\u202f» |Puis il part.'],
  ['fr', 'Lampen, z.\u00a0B. Lumo. |Rien.'],
  ['en', 'See no. 5. |Mrs. Smith has others, e.g. Lumo. |Tested! |And labelled.'],
  ['es', 'El Sr. Pires viene. |¿Y luego? |¡Nada!'],
  ['pt', 'O Dr. Silva vem. |A Sra. Pires também.'],
  ['it', 'Il sig. Rossi viene. |Ad es. Lumo.'],
  ['it', '{{company.name}} risponde. |{{company.name}} viene.'],
  ['en', ''],
] as const)('splits a text into its sentences, in %s: %s', (language, marked) => {
  const sentences = marked ? marked.split('|') : [];
  expect(sentencesOf(sentences.join(''), language)).toEqual(sentences);
});
