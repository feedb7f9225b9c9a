import { render, screen } from '@testing-library/react';
import { TranslationsContext, type Translations } from '../../src/context/translations';
import { TrustStrip } from '../../src/sections/TrustStrip/TrustStrip';

it.each([
  ['the team’s languages', 'Team: fr, de', ['team:count', 'Team: fr, de']],
  ['the site’s languages where the team’s are not known', '', ['languages', 'languageNames']],
])('shows %s', (_, teamLanguages, expected) => {
  const texts: Record<string, string> = {
    'home:trust.teamLanguages': teamLanguages,
    'home:trust.teamLanguageCount': teamLanguages && 'team:count',
  };
  const translations: Translations = {
    language: 'en',
    t: (key) => texts[key] ?? key.replace('home:trust.', ''),
    list: () => [],
  };
  render(
    <TranslationsContext.Provider value={translations}>
      <TrustStrip availability={null} />
    </TranslationsContext.Provider>,
  );
  const last = screen.getAllByRole('listitem').at(-1);
  expect([...(last?.children ?? [])].map(({ textContent }) => textContent)).toEqual(expected);
});
