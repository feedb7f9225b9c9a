import { screen } from '@testing-library/react';
import { TrustStrip } from '../../src/sections/TrustStrip';
import { renderInPage } from '../support/render';

const site = { languages: 'Five languages', languageNames: 'fr, en, es, pt, it' };

it.each([
  ['the team’s languages', ['Two languages', 'fr, de'], ['Two languages', 'fr, de']],
  ['the site’s languages where the team’s are not known', ['', ''], Object.values(site)],
])('shows %s', (_, [teamLanguageCount, teamLanguages], expected) => {
  const trust = { ...site, teamLanguages, teamLanguageCount };
  renderInPage(<TrustStrip availability={null} />, { words: { home: { trust } } });
  const last = screen.getAllByRole('listitem').at(-1);
  expect([...(last?.children ?? [])].map(({ textContent }) => textContent)).toEqual(expected);
});
