/** @jest-environment node */
import path from 'node:path';
import { pages, siteUrl } from '../../../e2e/support/site';
import { checkData } from '../../../src/build/check/data';
import { readSource } from '../../../src/build/source';
import { sitemapEntries } from '../../../src/build/sitemap/entries';
import { soundData } from '../../support/project';
import { sourceWith } from '../../support/source';

const origin = 'https://www.brightwire.example';
const data = soundData();
const source = sourceWith();

const entry = (at: string, dates: Record<string, string> = {}) => {
  const known = new Map(Object.entries(dates).map(([file, date]) => [file, new Date(date)]));
  return sitemapEntries(data, source, known).find((each) => each.path === at);
};

it('lists every page of the site in every language, and no not-found page', async () => {
  const real = await readSource(path.join(__dirname, '../../..'));
  const entries = sitemapEntries(checkData(real).data!, real, new Map());
  expect(entries.map((each) => each.path).sort()).toEqual(pages.map((page) => page.path).sort());
  expect(entries[0]?.links[0]).toEqual({ lang: 'fr', url: `${siteUrl}/` });
});

it('names the page in every language, and in French for all others', () => {
  expect(entry('/it/contact')).toEqual({
    path: '/it/contact',
    links: [
      { lang: 'fr', url: `${origin}/contact` },
      { lang: 'en', url: `${origin}/en/contact` },
      { lang: 'es', url: `${origin}/es/contact` },
      { lang: 'pt', url: `${origin}/pt/contact` },
      { lang: 'it', url: `${origin}/it/contact` },
      { lang: 'x-default', url: `${origin}/contact` },
    ],
  });
});

it('says when the newest file of a page changed, in any time zone', () => {
  const dates = {
    'locales/en/contact.json': '2026-03-01T01:00:00+02:00',
    'data/company.json': '2026-02-28T23:30:00Z',
    'locales/fr/contact.json': '2026-04-01T00:00:00Z',
    'locales/en/common.json': '2026-05-01T00:00:00Z',
  };
  expect(entry('/en/contact', dates)?.lastmod).toBe('2026-02-28T23:30:00.000Z');
  expect(entry('/contact', dates)?.lastmod).toBe('2026-04-01T00:00:00.000Z');
  expect(entry('/en/service-Websites', dates)?.lastmod).toBeUndefined();
});
