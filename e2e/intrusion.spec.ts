import { expect, test } from '@playwright/test';
import { acts, blockedMarkup, served } from './support/intrusions';
import { foreign, listenForForeign, ran, serveForeignPage, smuggle } from './support/intruder';
import { watchViolations } from './support/violations';

/** What the security policy blocks when somebody has injected markup or code into a page. */

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
