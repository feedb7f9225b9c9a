import { screen } from '@testing-library/react';
import { QuickBar } from '../../src/layout/QuickBar';
import { Intersections } from '../support/browser';
import { renderInPage } from '../support/render';

it('makes room for the form, also for that of the same page in another language', () => {
  Intersections.stub();
  const form = document.body.appendChild(document.createElement('form'));
  form.id = 'devis';
  const page = { route: '/contact', hasQuoteForm: true };
  const { moveTo } = renderInPage(<QuickBar />, { page });
  const isAway = () => screen.getByRole('navigation').classList.contains('quick-bar--away');
  for (const language of ['it', 'en'] as const) {
    moveTo({ page, language });
    expect(isAway()).toBe(false);
    Intersections.last?.report(form, true);
    expect(isAway()).toBe(true);
  }
  Intersections.last?.report(form, false);
  expect(isAway()).toBe(false);
});
