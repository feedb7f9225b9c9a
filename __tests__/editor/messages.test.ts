import '../support/five-languages';
import { type EditorLanguage, quoted } from '../../editor/bilingual';
import { messageFor } from '../../editor/where';
import { findFaults } from '../../src/content/check';
import { faultAt } from '../../src/content/faults';
import { sourceWith } from '../support/project';

it.each([
  ['company.name', undefined, 'Ce champ est vide. Remplissez-le.'],
  ['company.name', ' ', 'Ce texte est vide. Remplissez-le.'],
  ['company.base', undefined, 'Cette partie manque. Remplissez-la.'],
  ['company.address.country', 'C', 'Écrivez exactement 2 lettres.'],
  ['company.address.country', 'CHE', 'Écrivez exactement 2 lettres.'],
  ['company.area', [], 'La liste est trop courte. Il en faut au moins 2.'],
  ['company.base.latitude', -91, 'Indiquez un nombre d’au moins -90.'],
  ['company.base.latitude', 91, 'Indiquez un nombre d’au plus 90.'],
  ['company.galleryTiles', 1.5, 'Indiquez un nombre entier.'],
  ['company.indexed', undefined, 'Choisissez oui ou non.'],
  ['company.privacyUpdated', 'May', 'Choisissez une date du calendrier.'],
  ['company.hours.0.days.0', 'Lundi', 'Choisissez l’une des possibilités de la liste.'],
  ['company.colour', 'red', 'Ce contenu n’a pas de place ici\u00a0: colour. Enlevez-le.'],
  ['company.email', 'me', 'Écrivez une adresse e-mail complète\u00a0: nom@exemple.ch.'],
  ['figures.0.value', 0, 'Indiquez un nombre plus grand que 0.'],
  ['projects.0.town', 'Nyon', expect.stringMatching(/^Indiquez la localité et l’année/)],
  ['figures.0.max', 15, 'Le nombre le plus élevé doit dépasser le nombre.'],
])('says in French what is wrong with %s: %j', (at, value, expected) => {
  const { faults } = findFaults(sourceWith({ data: { [at]: value } }));
  expect(faults.map((fault) => messageFor(fault, 'fr'))).toEqual([expected]);
});

it.each([
  [
    [],
    ['company.phone'],
    'Il manque {{company.phone}}, que contient le texte français. Remettez-le tel quel.',
  ],
  [
    ['company.fax', 'company.phone'],
    ['company.phone', 'company.phone'],
    'Il manque {{company.phone}}, que contient le texte français. Remettez-le tel quel. Le texte français n’a pas {{company.fax}}. Enlevez-le.',
  ],
])('says in French what differs from %j to %j', (found, expected, message) => {
  const fault = faultAt({ file: '' }, 'other-placeholders', { found, expected });
  expect(messageFor(fault, 'fr')).toBe(message);
});

it.each<[EditorLanguage, string]>([
  ['fr', '«\u00a0Service “Web et cloud” › Titre\u00a0»'],
  ['en', '“Service ‘Web et cloud’ › Titre”'],
])('has no marks within the same marks in %s', (language, expected) => {
  const where = `Service ${quoted('Web et cloud', language)} › Titre`;
  expect(quoted(where, language)).toBe(expected);
});
