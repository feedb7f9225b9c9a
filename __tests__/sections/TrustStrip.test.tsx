import { screen } from '@testing-library/react';
import { TrustStrip } from '../../src/sections/TrustStrip';
import { renderInPage } from '../support/render';

const repair = { known: 'Price up front', knownText: 'Before the repair' };
const availability = { translation: { number: '24' } };

it.each([
  ['the team’s languages', ['Two languages', 'fr, de'], ['Two languages', 'fr, de']],
  ['the price before a repair where they are not known', ['', ''], Object.values(repair)],
])('shows %s', (_, [teamLanguageCount, teamLanguages], expected) => {
  const trust = { ...repair, teamLanguages, teamLanguageCount };
  renderInPage(<TrustStrip availability={availability} />, { words: { home: { trust } } });
  const last = screen.getAllByRole('listitem').at(-1);
  expect([...(last?.children ?? [])].map(({ textContent }) => textContent)).toEqual(expected);
});
