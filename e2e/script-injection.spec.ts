import { expect, type Page, test } from '@playwright/test';
import {
  acceptedTexts,
  button,
  expectEmpty,
  fieldOf,
  fill,
  notice,
  openForm,
} from './support/forms';
import { ask } from './support/raw-http';
import {
  code,
  damagedDrafts,
  hostileHost,
  hostilePaths,
  hostileTexts,
  markup,
} from './support/script-injection-corpus';
import { address, fallback, second, third } from './support/site';
import { chooseLanguage, openPage } from './support/test';
import { words } from './support/words';

/**
 * Script injection, in every place that the site reads: nothing runs, nobody leaves the site, no page breaks. The security
 * policy is off, because the site has to be safe without it. The unit tests try every text and path.
 */

/**
 * Notes whatever a page should not do, whoever made it: open a dialog or a window, throw, or ask another host for
 * something.
 *
 * @param site the page's own origin
 * @returns a list that grows as it happens
 */
function watchIncidents(page: Page, site: string): string[] {
  const incidents: string[] = [];
  page.on('dialog', (dialog) => {
    incidents.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => incidents.push(`window: ${popup.url()}`));
  page.on('pageerror', (error) => incidents.push(`error: ${String(error)}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== site) incidents.push(`request: ${request.url()}`);
  });
  return incidents;
}

/** What a page shows of an attempt on it. */
interface Sight {
  origin: string;
  pathname: string;
  headings: number;
  /** Code of the attempt has run. */
  ran: boolean;
  /** Every object has got a property. */
  polluted: boolean;
  /** Addresses in the page that lead to the attempt's host. */
  lures: string[];
}

function look(page: Page): Promise<Sight> {
  return page.evaluate((host) => {
    const names = ['href', 'src', 'action', 'formaction', 'data', 'srcset'];
    const addresses = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? '').filter(Boolean),
    );
    const leadsAway = (address: string) =>
      /^\s*(?:java|vb)script:/i.test(address) ||
      new URL(address, document.baseURI).hostname.endsWith(host);
    return {
      origin: location.origin,
      pathname: location.pathname,
      headings: [...document.querySelectorAll('h1')].filter((heading) => heading.checkVisibility())
        .length,
      ran: 'ran' in window,
      polluted: 'polluted' in {},
      lures: addresses.filter(
        (address) => URL.canParse(address, document.baseURI) && leadsAway(address),
      ),
    };
  }, hostileHost);
}

/** What `look` gives for a page on which nothing happened. */
const unharmed = { headings: 1, ran: false, polluted: false, lures: [] };

/**
 * Waits until the page is not on its way to another language, is hydrated, and has a draft in its form.
 */
async function settle(page: Page, draft?: string): Promise<void> {
  await page.waitForFunction(
    (text) => {
      dispatchEvent(new Event('scroll'));
      const keys = Object.keys(document.querySelector('h1') ?? {});
      const field = document.querySelector<HTMLTextAreaElement>('main form [name=message]');
      const root = document.querySelector('html'); // none while one document takes another's place
      return (
        root?.style.display === '' &&
        keys.some((key) => key.startsWith('__reactFiber')) &&
        (text === undefined || field?.value === text)
      );
    },
    draft,
    { timeout: 15_000 },
  );
}

/** Opens a document without scripts of the site, whose storages are those of its pages. */
const openStorage = (page: Page) => page.goto('/robots.txt');

/** Puts a text in every place that pages read on their own: two storages, and a draft. */
async function store(page: Page, text: string, draft: string): Promise<void> {
  await page.evaluate(
    ([stored, drafted]) => {
      for (const key of ['i18nextLng', 'language', 'colour-mode'])
        localStorage.setItem(key, stored);
      sessionStorage.setItem('i18nextLng', stored);
      sessionStorage.setItem('draft:contact', drafted);
      sessionStorage.setItem('draft:newsletter', drafted);
    },
    [text, draft] as const,
  );
}

test.use({ bypassCSP: true });

for (const text of [markup[8]!, code[3]!, `//${hostileHost}`])
  test(`${text} in query, hash, cookie, storage and draft stays a text`, async ({
    page,
    context,
    baseURL,
  }) => {
    const incidents = watchIncidents(page, baseURL!);
    const encoded = encodeURIComponent(text);
    await openStorage(page);
    await context.addCookies([{ name: 'i18next', value: encoded, url: baseURL! }]);
    await store(page, text, JSON.stringify({ message: text, name: text, email: text }));
    await page.goto(`/contact?lng=${encoded}&redirectTo=${encoded}&${encoded}=1#${text}`);
    await settle(page, text);
    expect(await look(page)).toEqual({ ...unharmed, origin: baseURL, pathname: '/contact' });
    expect(incidents).toEqual([]);
  });

test('a damaged draft changes no object and breaks no form', async ({ page, baseURL }) => {
  const incidents = watchIncidents(page, baseURL!);
  await openStorage(page);
  for (const draft of damagedDrafts) {
    await store(page, '__proto__', draft);
    await page.goto('/contact?__proto__[polluted]=1&constructor[prototype][polluted]=1');
    await settle(page);
    await fieldOf(page.locator('main form'), 'message').fill('typed');
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('draft:contact')))
      .toContain('"message":"typed"');
    expect(await look(page), draft).toMatchObject({ ...unharmed, pathname: '/contact' });
  }
  expect(incidents).toEqual([]);
});

for (const path of [
  `/${second}//${hostileHost}`,
  `/%2f%2f${hostileHost}/`,
  `/${second}/\\${hostileHost}`,
])
  test(`a visitor of ${path} stays on the site, in every language`, async ({ page, baseURL }) => {
    const incidents = watchIncidents(page, baseURL!);
    await openStorage(page);
    await store(page, third, '{}');
    for (const tried of [path, `/${second}${path}?lng=${fallback}`]) {
      await page.goto(`${baseURL}${tried}`, { waitUntil: 'commit' });
      await settle(page);
      expect(await look(page), tried).toMatchObject({ ...unharmed, origin: baseURL });
    }
    await openPage(page, `${baseURL}${path}?lng=${second}&next=//${hostileHost}#//${hostileHost}`);
    await chooseLanguage(page, fallback);
    await expect(page.locator('html')).toHaveAttribute('lang', fallback);
    expect(await look(page)).toMatchObject({ ...unharmed, origin: baseURL });
    expect(incidents).toEqual([]);
  });

test('the server redirects to no other origin and lets no path write a header', async ({
  baseURL,
}) => {
  for (const path of hostilePaths) {
    const written = encodeURI(decodeURI(encodeURI(path))).replaceAll('%25', '%');
    for (const raw of [written, written.replaceAll('%5C', '\\'), `/${second}${written}`]) {
      const { status, headers } = await ask(baseURL!, raw, hostileHost);
      expect([200, 301, 400, 404], raw).toContain(status);
      if (/^[/\\]{2}/.test(raw)) expect([400, 404], raw).toContain(status);
      expect([...headers.keys()], raw).not.toContain('x-injected');
      expect([...headers.keys()], raw).not.toContain('set-cookie');
      expect(headers.get('location') ?? '/', raw).toMatch(/^\/(?![/\\])/);
    }
  }
});

for (const status of [200, 500])
  test(`form values, and an answer with status ${status} and script, stay texts`, async ({
    page,
    baseURL,
  }) => {
    const texts = hostileTexts.filter((text) => !/[\n\t]/.test(text));
    await page.route('**/submit', (route) =>
      route.fulfill({
        status,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*', refresh: `0;url=//${hostileHost}` },
        body: texts.join('\n'),
      }),
    );
    const incidents = watchIncidents(page, baseURL!);
    const form = await openForm(page, 'contact');
    const values = { name: texts.join(' ').slice(0, 200), message: texts.join('\n') };
    await fill(form, { ...acceptedTexts(), ...values });
    const answered = page.waitForResponse('**/submit');
    await button(form).click();
    await answered;
    if (status === 200) await expect(notice(form)).toContainText(words[second].sent);
    if (status === 200) await expectEmpty(form);
    else await expect(fieldOf(form, 'message')).toHaveValue(values.message);
    expect(await look(page)).toMatchObject({ ...unharmed, pathname: address('/contact', second) });
    expect(incidents.filter((incident) => !incident.endsWith('/submit'))).toEqual([]);
  });
