import { checkLocales } from '../../../src/build/check/locales';
import { sentence } from '../../../src/build/issue';
import { pageNamespaces } from '../../../src/content/templates';
import { soundData } from '../../support/project';
import { everywhere, sourceWith, type Changes } from '../../support/source';

it('names a row of facts that has none, and takes one that has some', () => {
  const data = soundData();
  const [cabling] = data.services;
  for (const detail of cabling?.details ?? []) detail.layout = 'facts';
  const issuesWith = (words: Changes['words']) =>
    checkLocales(data, pageNamespaces, sourceWith({ words })).map(sentence);
  const facts = everywhere('service-cabling:details.sockets.facts', (language) => [
    { label: `current ${language}`, value: `some ${language}` },
  ]);
  const none = 'a row with the layout "facts" needs at least one fact';
  expect(issuesWith({})).toEqual([
    `locales/fr/service-cabling.json, field "details.sockets.facts", language fr: ${none}.`,
  ]);
  expect(issuesWith(facts)).toEqual([]);
});
