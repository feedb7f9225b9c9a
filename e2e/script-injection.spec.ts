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
import {
  hostileHost,
  hostileMarkup,
  hostileTexts,
} from '../__tests__/support/script-injection-corpus';
import { fallback } from '../__tests__/support/site';
import { words } from '../__tests__/support/words';

/**
 * Script injection: nothing runs, no visitor leaves the site, no page breaks. The unit tests try every text and path.
 */

/** Injected code that has run in the page. */
const ran = (page: Page) => page.evaluate(() => (window as unknown as { ran?: unknown }).ran);

test.describe('without the security policy', () => {
  // The site must be safe without it.
  test.use({ bypassCSP: true });

  /** Records forbidden actions of a page: opening a dialog or a window, throwing, or requesting another host. */
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
      const leaves = /^https?:$/.test(protocol) && origin !== site;
      if (leaves && !request.url().endsWith('/submit')) incidents.push(`request: ${request.url()}`);
    });
    return incidents;
  }

  /** Addresses in the page that lead to the attempt's host, or run. */
  const lures = (page: Page) =>
    page.evaluate(
      ([host, names]) =>
        names.flatMap((name) =>
          [...document.querySelectorAll(`[${name}]`)]
            .map((element) => element.getAttribute(name) ?? '')
            .filter(
              (address) =>
                /^\s*(?:java|vb)script:/i.test(address) ||
                (URL.canParse(address, document.baseURI) &&
                  new URL(address, document.baseURI).hostname.endsWith(host)),
            ),
        ),
      [hostileHost, ['href', 'src', 'action', 'formaction', 'data', 'srcset']] as const,
    );

  test('what stands in query, hash, cookie, storage and draft, what is sent and what is answered stays a text', async ({
    page,
    context,
    baseURL,
  }) => {
    const incidents = watchIncidents(page, baseURL!);
    const message = hostileTexts.filter((text) => !/[\n\t]/.test(text)).join('\n');
    const encoded = encodeURIComponent(hostileMarkup);
    await context.addCookies([{ name: 'i18next', value: encoded, url: baseURL! }]);
    // A document of the site without its scripts.
    await page.goto('/robots.txt');
    await page.evaluate(
      ([text, draft]) => {
        for (const key of ['i18nextLng', 'language', 'colour-mode'])
          localStorage.setItem(key, text);
        sessionStorage.setItem('i18nextLng', text);
        sessionStorage.setItem('draft:2:contact', draft);
        sessionStorage.setItem('draft:2:newsletter', '{"message":"cut');
      },
      [
        hostileMarkup,
        JSON.stringify({ message }).replace('{', '{"__proto__":{"polluted":"1"},"toString":"1",'),
      ] as const,
    );
    await page.goto(
      `/contact?lng=${encoded}&redirectTo=${encoded}&${encoded}=1&__proto__[polluted]=1#${hostileMarkup}`,
    );
    const form = await openForm(page, 'contact', fallback);
    await expect(fieldOf(form, 'message')).toHaveValue(message);

    await fill(form, { ...acceptedTexts(), name: hostileMarkup, message });
    let status = 500;
    await page.route('**/submit', (route) =>
      route.fulfill({
        status,
        contentType: 'text/html',
        headers: { 'access-control-allow-origin': '*', refresh: `0;url=//${hostileHost}` },
        body: message,
      }),
    );
    const failed = page.waitForResponse('**/submit');
    await button(form).click();
    await failed;
    await expect(button(form)).toBeEnabled();
    await expect(fieldOf(form, 'message')).toHaveValue(message);
    status = 200;
    await button(form).click();
    await expect(notice(form)).toContainText(words[fallback].sent);
    await expectEmpty(form);

    expect(new URL(page.url()).pathname).toBe('/contact');
    await expect(page.locator('h1')).toBeVisible();
    expect(await ran(page)).toBeUndefined();
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    expect(await lures(page)).toEqual([]);
    expect(incidents).toEqual([]);
  });
});

const foreign = `http://${hostileHost}`;
const mark = "window.ran = 'inline'";

/** Markup injected into the served page, and the violations that the browser reports for it. */
const injected = {
  [`<script>${mark}</script>`]: 'script-src-elem inline',
  [`<script src="${foreign}/a.js"></script>`]: `script-src-elem ${foreign}/a.js`,
  [`<script src="data:text/javascript,${encodeURIComponent(mark)}"></script>`]:
    'script-src-elem data',
  [`<img src="/none.png" alt="" onerror="${mark}">`]: 'script-src-attr inline',
  [`<a id="lure" href="javascript:void(${mark})">free</a>`]: 'script-src-elem inline',
  [`<img src="${foreign}/pixel.png" alt="">`]: `img-src ${foreign}/pixel.png`,
  [`<link rel="stylesheet" href="${foreign}/a.css">`]: `style-src-elem ${foreign}/a.css`,
  [`<style>body { background: url(${foreign}/read.png) }</style>`]: 'style-src-elem inline',
  [`<p style="background: url(${foreign}/attribute.png)">free</p>`]: `img-src ${foreign}/attribute.png`,
  [`<form method="post" action="${foreign}/text"><button id="post">free</button></form>`]: `form-action ${foreign}/text`,
  // Of a frame only the origin is told.
  [`<iframe src="${foreign}/frame"></iframe>`]: `frame-src ${foreign}`,
  [`<object data="${foreign}/object" type="text/html"></object>`]: `object-src ${foreign}`,
};

test('the security policy blocks every script, file and form that is injected', async ({
  page,
}) => {
  const blocked: string[] = [];
  await page.exposeFunction('report', (violation: string) => void blocked.push(violation));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (window as unknown as { report: (violation: string) => void }).report(
        `${effectiveDirective} ${blockedURI}`,
      ),
    ),
  );
  const asked: string[] = [];
  await page.route(`${foreign}/**`, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  await page.route('/privacy-policy', async (route) => {
    const response = await route.fetch();
    const markup = `${Object.keys(injected).join('')}</body>`;
    const body = (await response.text()).replace('</body>', () => markup);
    await route.fulfill({ response, body });
  });
  await page.goto('/privacy-policy', { waitUntil: 'domcontentloaded' });
  for (const lure of ['#lure', '#post']) await page.locator(lure).dispatchEvent('click');
  await page.evaluate(
    ([code, url]) => {
      Reflect.apply(setTimeout, window, [code]);
      void fetch(url, { mode: 'no-cors' }).catch(() => undefined);
    },
    [mark, `${foreign}/fetched`] as const,
  );
  const expected = [
    ...Object.values(injected),
    'script-src eval',
    `connect-src ${foreign}/fetched`,
  ];
  await expect
    .poll(() => blocked)
    .toEqual(expect.arrayContaining(expected.map((each) => expect.stringContaining(each))));
  expect(new URL(page.url()).pathname).toBe('/privacy-policy');
  expect(await ran(page)).toBeUndefined();
  expect(asked).toEqual([]);
});
