import { screen } from '@testing-library/react';
import { useTranslations } from '../../src/context/translations';
import { QuickBar } from '../../src/layout/QuickBar/QuickBar';
import { Intersections } from '../support/browser';
import { renderInPage } from '../support/render';

function Page() {
  const { language } = useTranslations();
  return (
    <>
      <form key={language} id="devis" data-testid="form" />
      <QuickBar />
    </>
  );
}

const isAway = () => screen.getByRole('navigation').classList.contains('quick-bar--away');
const report = (isIntersecting: boolean) =>
  Intersections.last?.report(screen.getByTestId('form'), isIntersecting);

it('makes room for the form, also for that of the same page in another language', () => {
  Intersections.stub();
  const page = { route: '/contact', hasQuoteForm: true };
  const { moveTo } = renderInPage(<Page />, { page });
  expect(isAway()).toBe(false);
  report(true);
  expect(isAway()).toBe(true);
  moveTo({ page, language: 'it' });
  expect(isAway()).toBe(false);
  report(true);
  expect(isAway()).toBe(true);
  report(false);
  expect(isAway()).toBe(false);
});
