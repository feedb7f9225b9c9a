import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { hostileHost } from './script-injection-corpus';

/** A foreign host, and what has happened if something of it got through. */

export const foreign = `http://${hostileHost}`;

/**
 * Answers for the foreign host.
 *
 * @returns the addresses that were asked for: what a policy blocks never gets here
 */
export async function listenForForeign(page: Page): Promise<string[]> {
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
export async function smuggle(page: Page, path: string, markup: string): Promise<void> {
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('</body>', () => `${markup}</body>`) });
  });
}

/** What has run in the page that should not have. */
export const ran = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { ran?: unknown }).ran);

/** Another site on this machine, which answers everything with one page. */
export async function serveForeignPage(html: string): Promise<{ origin: string; server: Server }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
