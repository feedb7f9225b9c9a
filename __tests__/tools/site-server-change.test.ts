/** @jest-environment node */
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type files, page, useSite } from '../support/site';

/** A build beside the running server. */

const { root, get } = useSite();

const put = (name: keyof typeof files, text: string) => writeFileSync(path.join(root, name), text);
const drop = (name: string) => rmSync(path.join(root, name));
const compressed = { headers: { 'accept-encoding': 'br' } };

it('serves what a file has become, compressed as well', async () => {
  expect(await (await get('/contact', compressed)).text()).toBe(page('contact'));
  put('public/contact.html', page('new contact'));
  expect(await (await get('/contact', compressed)).text()).toBe(page('new contact'));
  expect(await (await get('/contact')).text()).toBe(page('new contact'));
});

it('goes by the rules that are there now', async () => {
  expect((await get('/new')).status).toBe(404);
  put('public/_redirects', '/new /contact 301\n/en/* /en/404.html 404\n/broken');
  put('public/_headers', '/new\n  x-new: 1\n');
  expect((await get('/new')).headers.get('location')).toBeNull();
  put('public/_redirects', '/new /contact 301\n');
  const moved = await get('/new');
  expect([moved.status, moved.headers.get('location'), moved.headers.get('x-new')]).toEqual([
    301,
    '/contact',
    '1',
  ]);
  expect((await get('/')).headers.get('x-frame-options')).toBeNull();
  expect((await get('/moved')).status).toBe(404);
  drop('public/_redirects');
  expect((await get('/new')).status).toBe(404);
});

it('takes a file that is gone for none, also the not-found page', async () => {
  drop('public/contact.html');
  const lost = await get('/contact', compressed);
  expect([lost.status, await lost.text()]).toEqual([404, page('lost')]);
  drop('public/404.html');
  for (const url of ['/contact', '/no']) {
    const nothing = await get(url);
    expect([nothing.status, await nothing.text()]).toEqual([404, 'Not found']);
  }
  put('public/contact.html', page('contact'));
  expect((await get('/contact')).status).toBe(200);
});

it('never fails while a file comes and goes', async () => {
  const statuses = new Set<number>();
  for (let turn = 0; turn < 60; turn++) {
    const asked = [get('/contact', compressed), get('/contact')];
    if (turn % 2) drop('public/contact.html');
    else put('public/contact.html', page(`contact ${turn}`));
    for (const answer of await Promise.allSettled(asked))
      if (answer.status === 'fulfilled') statuses.add(answer.value.status);
  }
  expect([...statuses].filter((status) => ![200, 404].includes(status))).toEqual([]);
});
