import { screen } from '@testing-library/react';
import { useTranslations } from '../../src/context/translations';
import { renderInPage } from '../support/render';

function Sample() {
  const { t, list, language } = useTranslations();
  const filled = t('common:footer.copyright', { year: '<b>&"2031"' }).slice(0, 12);
  const titles = list('common:steps.items').map(({ title }) => title);
  return <p role="status">{[language, t('common:call.quote'), filled, ...titles].join(' | ')}</p>;
}

it('gives texts and lists in the language of the page, and escapes nothing that is filled in', () => {
  const { moveTo } = renderInPage(<Sample />, { language: 'fr' });
  expect(screen.getByRole('status').textContent).toBe(
    'fr | Devis gratuit | © <b>&"2031" | Vous décrivez | Nous chiffrons | Le courant passe',
  );
  moveTo({ language: 'en' });
  expect(screen.getByRole('status')).toHaveTextContent(/^en \| Get a free quote/);
});
