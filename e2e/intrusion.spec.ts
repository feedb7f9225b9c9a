import { expect, type Page, test } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { hostileHost } from './support/script-injection-corpus';
import { pages, second, service } from './support/site';

/** What the security policy blocks when somebody has injected markup or code into a page. */

interface Violation {
  directive: string;
  /** Address, or `inline`, `eval` … */
  blocked: string;
}

/**
 * Collects what the page's security policy keeps from happening, over all its documents.
 *
 * @returns a list that grows as it happens
 */
async function watchViolations(page: Page): Promise<Violation[]> {
  const violations: Violation[] = [];
  await page.exposeFunction('reportViolation', (violation: Violation) => {
    violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as {
        reportViolation: (violation: Violation) => void;
      };
      reportViolation({ directive: event.effectiveDirective, blocked: event.blockedURI });
    });
  });
  return violations;
}

const foreign = `http://${hostileHost}`;

/**
 * Answers for the foreign host.
 *
 * @returns the addresses that were asked for: what a policy blocks never gets here
 */
async function listenForForeign(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`${foreign}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'window.ran = "foreign script"',
    });
  });
  return asked;
}

/** Serves markup of someone else under every address of a page of the site, at the end of its body. */
async function smuggle(page: Page, path: string, markup: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</body>', () => `${markup}</body>`) });
  });
}

/** What has run in the page that should not have. */
const ran = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { ran?: unknown }).ran);

/** Another site on this machine, which answers everything with one page. */
async function serveForeignPage(html: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

const mark = "window.ran = 'inline'";

/** Markup in the served page. */
const served = {
  inlineScript: `<script>${mark}</script>`,
  foreignScript: `<script src="${foreign}/a.js"></script>`,
  dataScript: `<script src="data:text/javascript,${encodeURIComponent(mark)}"></script>`,
  handler: `<img src="/none.png" alt="" onerror="${mark}">`,
  scriptLink: `<a id="link" href="javascript:void(${mark})">free</a>`,
  picture: `<img src="${foreign}/pixel.png" alt="">`,
  styleSheet: `<link rel="stylesheet" href="${foreign}/a.css">`,
  style: `<style>body { background: url(${foreign}/read.png) }</style>`,
  styleAttribute: `<p style="background: url(${foreign}/attribute.png)">free</p>`,
  form: `<form method="post" action="${foreign}/text"><button id="post">free</button></form>`,
  frame: `<iframe src="${foreign}/frame"></iframe>`,
  object: `<object data="${foreign}/object" type="text/html"></object>`,
};

/** The violations that the browser reports for it: directive, and what was blocked; of a frame only its origin. */
const blockedMarkup = [
  'script-src-elem inline',
  `script-src-elem ${foreign}/a.js`,
  'script-src-elem data',
  'script-src-attr inline',
  `img-src ${foreign}/pixel.png`,
  `style-src-elem ${foreign}/a.css`,
  'style-src-elem inline',
  `img-src ${foreign}/attribute.png`,
  `form-action ${foreign}/text`,
  `frame-src ${foreign}`,
  `object-src ${foreign}`,
];

/** Code that runs in the page, and the directive that blocks it. */
const acts = {
  'code out of a text': {
    directive: 'script-src',
    act: (page: Page) =>
      page.evaluate((code) => void Reflect.apply(setTimeout, window, [code]), mark),
  },
  'a request to a foreign host': {
    directive: 'connect-src',
    act: (page: Page) =>
      page.evaluate(
        (url) => void fetch(url, { mode: 'no-cors' }).catch(() => undefined),
        `${foreign}/text`,
      ),
  },
};

const path = '/privacy-policy';
const markup = Object.values(served).join('');

test('the policy blocks every script, file and form that stands in injected markup', async ({
  page,
}) => {
  const violations = await watchViolations(page);
  const asked = await listenForForeign(page);
  await smuggle(page, path, markup);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  for (const lure of ['#link', '#post']) await page.locator(lure).dispatchEvent('click');
  await expect
    .poll(() => violations.map(({ directive, blocked }) => `${directive} ${blocked}`))
    .toEqual(expect.arrayContaining(blockedMarkup.map((each) => expect.stringContaining(each))));
  expect(await page.evaluate(() => location.pathname)).toBe(path);
  expect(await ran(page)).toBeUndefined();
  expect(asked).toEqual([]);
});

for (const [name, { directive, act }] of Object.entries(acts))
  test(`the policy blocks ${name}`, async ({ page }) => {
    const violations = await watchViolations(page);
    const asked = await listenForForeign(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await act(page);
    await expect.poll(() => violations.map((each) => each.directive)).toContain(directive);
    expect(await ran(page)).toBeUndefined();
    expect(asked).toEqual([]);
  });

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });

  test('injected markup runs, and loads files of another host', async ({ page }) => {
    const asked = await listenForForeign(page);
    await smuggle(page, path, markup);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect.poll(() => ran(page)).toBeDefined();
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining(
          ['a.js', 'a.css', 'pixel.png', 'read.png', 'attribute.png', 'frame', 'object'].map(
            (file) => `${foreign}/${file}`,
          ),
        ),
      );
  });

  for (const [name, { act }] of Object.entries(acts))
    test(`${name} works`, async ({ page }) => {
      const asked = await listenForForeign(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await act(page);
      await expect.poll(async () => asked.length > 0 || Boolean(await ran(page))).toBe(true);
    });
});

test('no other site can show a page of this one in a frame', async ({ page, baseURL }) => {
  const { origin, server } = await serveForeignPage(
    `<h1>Foreign</h1><iframe id="site" src="${baseURL}/contact"></iframe><iframe id="lost" src="${baseURL}/nowhere"></iframe>
    <iframe id="own" src="data:text/html,<h1>shown</h1>"></iframe>`,
  );
  await page.goto(origin);
  await expect(page.frameLocator('#own').locator('h1')).toHaveText('shown');
  for (const id of ['site', 'lost']) {
    const frame = await (await page.locator(`#${id}`).elementHandle())?.contentFrame();
    await expect.poll(() => frame?.url()).toContain('chrome-error:');
  }
  server.close();
});

/** Security headers on every answer. That the policy blocks nothing needed shows as a console error in other tests. */

const always = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test('each kind of answer has its status and the security headers', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const files = [/src="(\/[^"]+\.webp)"/, /href="(\/static\/[^"]+\.woff2)"/, /(\/app-\w+\.js)/];
  const found = files.map((file) => file.exec(html)?.[1]);
  expect(found).not.toContain(undefined);
  const good = [
    ...pages.map(({ path }) => path),
    ...found.map(String),
    '/page-data/app-data.json',
    '/page-data/contact/page-data.json',
    '/manifest.webmanifest',
    service.route.toLowerCase(),
  ];
  const missing = ['/404', '/nowhere', `/${second}/no/where`, '/static/none.js'];
  for (const path of [...good, ...missing]) {
    const response = await request.get(path, { maxRedirects: 0 });
    if (path !== '/404') expect(response.status(), path).toBe(good.includes(path) ? 200 : 404);
    const headers = response.headers();
    expect(headers, path).toMatchObject(always);
    const policy = headers['content-security-policy']?.split('; ') ?? [];
    for (const directive of ['frame-ancestors', 'base-uri', 'object-src', 'script-src-attr'])
      expect(policy, path).toContain(`${directive} 'none'`);
    expect(headers['strict-transport-security'], path).toMatch(/^max-age=31536000/);
    expect(headers['permissions-policy'], path).toContain('camera=()');
    for (const name of ['set-cookie', 'access-control-allow-origin'])
      expect(headers[name], path).toBeUndefined();
  }
});
