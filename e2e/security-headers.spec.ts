import { expect, test } from '@playwright/test';
import { pages } from './support/site';

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
    '/service-courant_fort',
  ];
  const missing = ['/404', '/nowhere', '/it/no/where', '/static/none.js'];
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
