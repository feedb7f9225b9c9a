import { act, render } from '@testing-library/react';
import { navigate } from 'gatsby';
import type { Language } from '../../src/i18n/languages';
import { useLanguageChange, useLanguageSync } from '../../src/layout/language-change';
import { stubLoader } from '../support/browser';
import { browserWith, unblock } from '../support/language-sources';
import { renderInPage } from '../support/render';

beforeEach(() => {
  stubLoader();
  browserWith({ browser: 'en', html: 'fr' });
  jest.mocked(navigate).mockClear();
});
afterEach(unblock);

const keepScroll = { keepScroll: true };

/** Stored languages: the choice, and that of the last page. */
const kept = () => ['language', 'i18nextLng'].map((key) => localStorage.getItem(key));

/** The layout's part, on the contact page. */
function Layout({ language }: { language: Language }) {
  useLanguageSync(language, location);
  return null;
}

/** Waits for pending promises. */
const settled = () => act(() => Promise.resolve());

/** Renders the contact page at an address in a language, and returns a function that goes to the next address. */
async function layOut(at: string, language: Language) {
  window.history.replaceState(null, '', at);
  const { rerender } = render(<Layout language={language} />);
  await settled();
  return async (next: string, shown: Language) => {
    window.history.replaceState(null, '', next);
    rerender(<Layout language={shown} />);
    await settled();
  };
}

it('the language of each page is cached, and is no choice', async () => {
  const goTo = await layOut('/contact', 'fr');
  expect(kept()).toEqual([null, 'fr']);
  await goTo('/pt/contact', 'pt');
  expect(kept()).toEqual([null, 'pt']);
  expect(document.cookie).toBe('');
  expect(navigate).not.toHaveBeenCalled();
});

it('a language that the visitor has chosen stays cached over a page in another one', async () => {
  localStorage.setItem('language', 'pt');
  const goTo = await layOut('/en/contact', 'en');
  expect(kept()).toEqual(['pt', 'pt']);
  await goTo('/contact', 'fr');
  expect(kept()).toEqual(['pt', 'pt']);
});

it('a link with ?lng= leads to that language, in the place of the page it named', async () => {
  const goTo = await layOut('/en/contact', 'en');
  await goTo('/en/contact?a=1&lng=it#devis', 'en');
  const to = ['/it/contact?a=1#devis', { state: keepScroll, replace: true }];
  expect(jest.mocked(navigate).mock.calls).toEqual([to]);
  expect(kept()).toEqual(['it', 'it']);
});

it('?lng= with the language of the page is stored once, and leads nowhere', async () => {
  const goTo = await layOut('/contact?a=1&lng=fr#devis', 'fr');
  expect(kept()).toEqual(['fr', 'fr']);
  const left = `${location.pathname}${location.search}${location.hash}`;
  expect(left).toBe('/contact?a=1#devis');
  localStorage.setItem('language', 'it');
  await goTo('/it/contact', 'it');
  await goTo(left, 'fr'); // Back
  expect(kept()).toEqual(['it', 'it']);
  expect(navigate).not.toHaveBeenCalled();
});

/** Another tab writes local storage. */
function otherTab(key: string, newValue: string | null): Promise<void> {
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
  return settled();
}

it('a choice in another tab is followed in the place of the page, and not stored again', async () => {
  await layOut('/en/contact?a=1', 'en');
  const write = jest.spyOn(Storage.prototype, 'setItem');
  await otherTab('language', 'pt');
  const to = ['/pt/contact?a=1', { state: keepScroll, replace: true }];
  expect(jest.mocked(navigate).mock.calls).toEqual([to]);
  expect(write).not.toHaveBeenCalled();
});

it.each([
  ['i18nextLng', 'pt'],
  ['language', 'en'],
  ['language', 'de'],
  ['language', null],
])('a page, or no choice, in another tab changes nothing: %s is %s', async (key, value) => {
  await layOut('/en/contact', 'en');
  await otherTab(key, value);
  expect(navigate).not.toHaveBeenCalled();
});

/** The English contact page, with the function that changes its language. */
function english(): (language: Language) => Promise<void> {
  window.history.replaceState(null, '', '/en/contact');
  const given: ((language: Language) => Promise<void>)[] = [];
  function Picker() {
    given.push(useLanguageChange());
    return <main />;
  }
  renderInPage(<Picker />, { language: 'en', page: { route: '/contact' } });
  return given[0]!;
}

/** A loader that waits until the test lets a page arrive, or fail. */
function holdPages() {
  const arrive = new Map<string, (page: object) => void>();
  const loadPage = (path: string) =>
    new Promise<object>((resolve) => arrive.set(path.split('/')[1]!, resolve));
  Object.assign(window, { ___loader: { loadPage } });
  return (language: Language) => arrive.get(language)?.({ status: 'success' });
}

it.each([
  ['es', ['it', 'es'], ['/es/contact']],
  ['es', ['es', 'it'], ['/es/contact']],
  ['en', ['it'], []], // the language of the page itself
] as const)('the last choice, %s, wins if they arrive as %j', async (last, arrivals, to) => {
  const arrive = holdPages();
  const change = english();
  const done = [change('it'), change(last)];
  for (const language of arrivals) {
    arrive(language);
    await Promise.resolve();
  }
  await Promise.all(done);
  expect(jest.mocked(navigate).mock.calls.map(([at]) => at)).toEqual(to);
  expect(kept()).toEqual([last, last]);
});

it('a link that is followed meanwhile keeps the language from coming, but the choice stays', async () => {
  const arrive = holdPages();
  const done = english()('it');
  window.history.replaceState(null, '', '/en/lentreprise');
  arrive('it');
  await done;
  expect(navigate).not.toHaveBeenCalled();
  expect(kept()).toEqual(['it', 'it']);
});

it('what the address has got meanwhile goes along', async () => {
  const arrive = holdPages();
  const done = english()('it');
  window.history.replaceState(null, '', '/en/contact?area=80');
  arrive('it');
  await done;
  expect(jest.mocked(navigate).mock.calls.map(([at]) => at)).toEqual(['/it/contact?area=80']);
});

describe('on a slow connection', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Chooses Italian on the English page. */
  function choose() {
    const arrive = holdPages();
    const change = english();
    const done = change('it');
    return { change, arrive: () => (arrive('it'), done) };
  }

  const isWaiting = () => document.querySelector('main')!.hasAttribute('aria-busy');

  it('a language says after a second that it is awaited', () => {
    choose();
    jest.advanceTimersByTime(999);
    expect(isWaiting()).toBe(false);
    jest.advanceTimersByTime(1);
    expect(isWaiting()).toBe(true);
  });

  it('a language that has come in time says nothing', async () => {
    await choose().arrive();
    jest.advanceTimersByTime(1000);
    expect(isWaiting()).toBe(false);
  });

  it('nothing says that a language is awaited once a link leads elsewhere', () => {
    choose();
    window.history.replaceState(null, '', '/en/lentreprise');
    jest.advanceTimersByTime(1000);
    expect(isWaiting()).toBe(false);
  });

  it('nothing is awaited once the visitor has chosen the language of the page', async () => {
    const { change } = choose();
    jest.advanceTimersByTime(1000);
    await change('en');
    expect(isWaiting()).toBe(false);
  });
});

it('a link with ?lng= that is followed meanwhile leads to its own page, also with the same query', async () => {
  const arrive = holdPages();
  const goTo = await layOut('/en/contact?lng=it', 'en');
  await goTo('/en/lentreprise?lng=it', 'en');
  arrive('it');
  await settled();
  expect(jest.mocked(navigate).mock.calls.map(([at]) => at)).toEqual(['/it/lentreprise']);
});

const broken = new Error('broken');

it.each([
  ['has an error', () => Promise.resolve({ status: 'error', error: broken }), broken],
  [
    'has data that fails',
    () => Promise.resolve({ status: 'error' }),
    new Error('Loading /it/contact failed.'),
  ],
  ['has no page', () => Promise.resolve(undefined), new Error('Loading /it/contact failed.')],
  ['fails', () => Promise.reject(broken), broken],
])('where the loader %s, that is logged and the host is asked', async (_, loadPage, why) => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  Object.assign(window, { ___loader: { loadPage } });
  await english()('it');
  expect(log.mock.calls).toEqual([['something went wrong loading the language', why]]);
  expect(navigate).toHaveBeenCalledWith('/it/contact', { state: keepScroll });
  expect(kept()).toEqual(['it', 'it']);
});
