import { screen } from '@testing-library/react';
import { useTranslations } from '../../src/context/translations';
import { renderInPage } from '../support/render';

function Sample() {
  const { t, list, language } = useTranslations();
  return (
    <>
      <p data-testid="language">{language}</p>
      <p data-testid="text">{t('common:call.quote')}</p>
      <p data-testid="filled">{t('common:footer.copyright', { year: '<b>&"2031"' })}</p>
      <ul>
        {list('common:steps.items').map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
    </>
  );
}

it.each([
  ['fr', 'Devis gratuit'],
  ['en', 'Get a free quote'],
] as const)('gives the words of %s', (language, text) => {
  renderInPage(<Sample />, { language });
  expect(screen.getByTestId('language')).toHaveTextContent(language);
  expect(screen.getByTestId('text')).toHaveTextContent(text);
});

it('fills in what is known only when the page runs, and escapes nothing of it', () => {
  renderInPage(<Sample />);
  expect(screen.getByTestId('filled').textContent).toContain('© <b>&"2031"');
});

it('gives a list item by item, in order', () => {
  renderInPage(<Sample />, { language: 'fr' });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Vous décrivez',
    'Nous chiffrons',
    'Le courant passe',
  ]);
});

it('changes with the language of the page', () => {
  const { moveTo } = renderInPage(<Sample />, { language: 'fr' });
  moveTo({ language: 'en' });
  expect(screen.getByTestId('text')).toHaveTextContent('Get a free quote');
});
