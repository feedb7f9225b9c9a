import { screen } from '@testing-library/react';
import { QuickBar } from '../../src/layout/QuickBar';
import { Intersections } from '../support/browser';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textsOf } from '../support/texts';

const call = textsOf('en').common!.call as Record<string, string>;

/** The quote form of the page. */
let form: HTMLElement;

beforeEach(() => {
  Intersections.stub();
  form = document.body.appendChild(document.createElement('section'));
  form.id = 'devis';
});
afterEach(() => form.remove());

const isAway = () => screen.getByRole('navigation').classList.contains('quick-bar--away');

it('makes room for the form, also for that of the same page in another language', () => {
  const page = { route: '/service-Web', hasQuoteForm: true };
  const { moveTo } = renderInPage(<QuickBar />, { page });
  for (const language of ['it', 'en'] as const) {
    moveTo({ page, language });
    expect(isAway()).toBe(false);
    Intersections.last?.report(form, true);
    expect(isAway()).toBe(true);
  }
  Intersections.last?.report(form, false);
  expect(isAway()).toBe(false);
});

it('follows the last of the states that a busy browser reports together', () => {
  renderInPage(<QuickBar />, { page: { route: '/service-Web', hasQuoteForm: true } });
  Intersections.last?.report(form, true, false);
  expect(isAway()).toBe(false);
  Intersections.last?.report(form, false, true);
  expect(isAway()).toBe(true);
});

it.each([
  ['/lentreprise', undefined, [call.short, call.quote]],
  ['/lentreprise', '/service-Fort', [call.breakdown, call.short, call.quoteShort]],
  ['/privacy-policy', '/service-Fort', [call.short]],
  ['/terms-use', '/service-Fort', [call.short]],
])('offers on %s, if %s says what to do in a breakdown: %j', (route, powerCutRoute, words) => {
  const page = { route, hasQuoteForm: false, ...(powerCutRoute && { powerCutRoute }) };
  renderInPage(<QuickBar />, { language: 'en', page });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(words);
  const breakdown = screen.queryByText(call.breakdown!);
  if (breakdown) expect(breakdown).toHaveAttribute('href', '/en/service-Fort#power-cut');
});

it('offers no quote on the page of an unavailable service', () => {
  const page = { route: '/service-Web', isAvailable: false };
  renderInPage(<QuickBar />, { language: 'en', page });
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([call.short]);
});

it('offers no breakdown in a trade that helps by appointment', () => {
  const [first, ...others] = contactPage.categories;
  const translation = { title: 'IT', support: { text: 'By appointment.' } };
  const page = {
    route: '/service-Web',
    category: first!.slug,
    categories: [{ ...first!, translation }, ...others],
    hasQuoteForm: true,
    powerCutRoute: '/service-Fort',
  };
  const { moveTo } = renderInPage(<QuickBar />, { language: 'en', page });
  const words = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(words()).toEqual([call.short, call.quote]);
  moveTo({ language: 'en', page: { ...page, category: others[0]!.slug } });
  expect(words()).toEqual([call.breakdown, call.short, call.quoteShort]);
});
