/** @jest-environment node */
import { messageFor, messages } from '../../editor/save/messages';
import { findIssues } from '../../src/build/check';
import { checkIndexed } from '../../src/build/check/indexed';
import { brokenSources } from '../support/broken-sources';
import { sourceWith, type Changes } from '../support/source';

function messagesOf(changes: Changes): string[] {
  const { data, issues } = findIssues(sourceWith(changes));
  const ofIndexed = data ? checkIndexed(data.company, {}) : [];
  return [...issues, ...ofIndexed].map(({ message }) => message);
}

const broken = brokenSources.map((changes) => ({ found: messagesOf(changes) }));

it.each(broken)('has words of its own for what is wrong, source %#', ({ found }) => {
  expect(found).not.toEqual([]);
  for (const language of ['fr', 'en'] as const)
    expect(found.filter((message) => messageFor(message, language) === message)).toEqual([]);
});

it('has no words for what the checks never say', () => {
  const found = broken.flatMap((each) => each.found);
  const unused = messages.filter(([pattern]) => !found.some((message) => pattern.test(message)));
  expect(unused.map(([pattern]) => pattern.source)).toEqual([]);
});

it.each([
  [
    'placeholders none, expected company.phone as in fr',
    'Il manque {{company.phone}}, que contient le texte français. Remettez-le tel quel.',
  ],
  [
    'placeholders company.fax, company.phone, expected company.phone, company.phone as in fr',
    'Il manque {{company.phone}}, que contient le texte français. Remettez-le tel quel. Le texte français n’a pas {{company.fax}}. Enlevez-le.',
  ],
  [
    'data/images/x.webp is 300 x 200 px, smaller than the 610 x 460 px at which it is shown',
    'L’image x.webp a 300 x 200 px. Il en faut au moins 610 x 460.',
  ],
  ['the text is empty', 'Ce texte est vide. Remplissez-le.'],
  ['something new', 'something new'],
])('says %s in French', (message, expected) => {
  expect(messageFor(message, 'fr')).toBe(expected);
});
