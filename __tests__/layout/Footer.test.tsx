import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { languageFacts } from '../../src/i18n/languages';
import { alternatives } from '../../src/i18n/paths';
import { storeFollowedLanguage } from '../../src/inline-scripts/followed-language';
import { Footer } from '../../src/layout/Footer/Footer';
import { stubLoader } from '../support/browser';
import { browserWith, unblock } from '../support/language-sources';
import { renderInPage } from '../support/render';

const show = (language: 'fr' | 'en' = 'en') => renderInPage(<Footer />, { language });

beforeEach(() => {
  stubLoader();
  browserWith({});
  jest.mocked(navigate).mockClear();
});
afterEach(unblock);

describe('the languages', () => {
  beforeAll(storeFollowedLanguage);

  const languageLinks = () => within(screen.getByRole('navigation', { name: 'Languages' }));

  it('are plain links to this page, each in its own name and language', () => {
    show();
    const links = languageLinks().getAllByRole('link');
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('lang')]),
    ).toEqual(
      alternatives('/contact').map(({ language, path }) => [
        languageFacts[language].ownName,
        path,
        language,
      ]),
    );
    expect(languageLinks().getByRole('link', { current: true })).toHaveTextContent('English');
  });

  it('store the choice and change the page without a reload', async () => {
    show();
    expect(fireEvent.click(languageLinks().getByText('Français'))).toBe(false);
    expect(localStorage.getItem('language')).toBe('fr');
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/contact', { state: { keepScroll: true } }),
    );
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leave a click with %s to the browser, and store the choice for it',
    (key) => {
      // jsdom cannot follow a link.
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      show();
      fireEvent.click(languageLinks().getByText('Français'), { [key]: true });
      expect(localStorage.getItem('language')).toBe('fr');
      expect(navigate).not.toHaveBeenCalled();
    },
  );
});
