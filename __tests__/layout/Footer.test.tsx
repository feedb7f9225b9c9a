import { fireEvent, render, screen, within } from '@testing-library/react';
import { navigate } from 'gatsby';
import { Footer, useCurrentYear } from '../../src/layout/Footer';
import { Intersections, stubLoader } from '../support/browser';
import { browserWith, unblock } from '../support/language-sources';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { renderToString } from 'react-dom/server';

beforeEach(() => {
  Intersections.stub();
  stubLoader();
  browserWith({});
  jest.mocked(navigate).mockClear();
});
afterEach(unblock);

it('folds the services of a trade under its name, with the way to all of them', () => {
  renderInPage(<Footer />, { language: 'en' });
  const trades = [...document.querySelectorAll<HTMLDetailsElement>('details[data-category]')];
  expect(trades.map(({ open }) => open)).toEqual(contactPage.categories.map(() => false));
  for (const [index, { route, services }] of contactPage.categories.entries()) {
    const links = [...trades[index]!.querySelectorAll('ul a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([...services, { route }].map((each) => `/en${each.route}`));
  }
});

const powerCut = 'a[href="/en/service-Fort#power-cut"]';

it.each([
  ['no', {}, 0],
  ['one', { powerCutRoute: '/service-Fort' }, 1],
] as const)('leads to %s page about a power cut, as the data are: %j', (_, page, count) => {
  renderInPage(<Footer />, { language: 'en', page });
  expect(document.querySelectorAll(powerCut)).toHaveLength(count);
});

const social = ['https://facebook.example/brightwire', 'https://chat.example/brightwire'];

it.each([
  ['placeholder', 1, ['https://www.facebook.com/']],
  ['preview', 0, social],
  ['live', 0, social],
] as const)('says on a %s site %i times that its data are examples', (siteState, count, urls) => {
  const accounts = social.map((url, at) => ({ name: ['Facebook', 'Chat'][at]!, url }));
  const company = { ...contactPage.company, siteState, social: accounts };
  renderInPage(<Footer />, { language: 'en', page: { company } });
  expect(screen.queryAllByText(/^Demonstration site/)).toHaveLength(count);
  const links = within(screen.getByRole('list', { name: 'Social media' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(urls);
});

/** Returns whether the page answers the click itself. */
function click(keys: object = {}) {
  window.history.replaceState(null, '', '/en/contact');
  renderInPage(<Footer />, { language: 'en' });
  const links = within(screen.getByRole('navigation', { name: 'Languages' }));
  expect(links.getByRole('link', { current: true })).toHaveTextContent('English');
  let isOwn = false;
  const stay = (event: Event) => {
    isOwn = event.defaultPrevented;
    event.preventDefault(); // jsdom cannot follow a link.
  };
  document.addEventListener('click', stay, { once: true });
  fireEvent.click(links.getByText('Français'), keys);
  return isOwn;
}

it('a language is stored, and shown without a reload', () => {
  expect(click()).toBe(true);
  const options = { state: { keepScroll: true } };
  expect(navigate).toHaveBeenCalledWith('/contact', options);
  expect(localStorage.getItem('language')).toBe('fr');
});

it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
  'a click on a language with %s is left to the browser',
  (key) => expect(click({ [key]: true })).toBe(false),
);

function Year() {
  return <p>© {useCurrentYear('2019')}</p>;
}

it('serves the year of the build and turns to the current one without a hydration error', () => {
  jest.useFakeTimers({ now: new Date(2031, 5, 1) });
  const errors = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Year />);
  expect(container.textContent).toBe('© 2019');
  render(<Year />, { container, hydrate: true });
  expect(container.textContent).toBe('© 2031');
  expect(errors).not.toHaveBeenCalled();
});
