import { waitFor } from '@testing-library/react';
import type { SitePage } from '../../src/layout/site-page';
import { PageHead } from '../../src/layout/PageHead';
import { contactPage } from '../support/page';
import { renderInPage } from '../support/render';
import { textsOf } from '../support/texts';

/** Titles, canonical addresses and the links between languages: `__tests__/site/pages.test.ts`. */

const origin = 'https://www.voltaleman.example';

beforeEach(() => {
  document.head.innerHTML = '';
  document.title = '';
});

async function head(page: Partial<SitePage> = {}) {
  renderInPage(<PageHead />, { language: 'en', page });
  await waitFor(() => expect(document.title).not.toBe(''));
}

const meta = (selector: string) =>
  [...document.head.querySelectorAll<HTMLMetaElement>(`meta${selector}`)].map((element) => [
    element.name || element.getAttribute('property'),
    element.content,
  ]);

it('describes the page and the trades, and can be shared with a picture and in other languages', async () => {
  await head();
  const { trades } = textsOf('en').common!.meta as { trades: string };
  expect(meta('[name=description]')).toEqual([['description', `Write to us. ${trades}`]]);
  expect(meta('[property]')).toEqual([
    ['og:type', 'website'],
    ['og:site_name', 'Voltaléman'],
    ['og:title', 'Voltaléman | Contact'],
    ['og:description', 'Write to us.'],
    ['og:url', `${origin}/en/contact`],
    ['og:locale', 'en_GB'],
    ['og:image', `${origin}/static/card.jpg`],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'A lamp'],
  ]);
});

it.each([
  ['placeholder', '/', 'noindex, follow', { canonical: 1, breadcrumb: 0 }],
  ['preview', '/contact', 'noindex, follow', { canonical: 1, breadcrumb: 1 }],
  ['live', '/contact', 'index, follow', { canonical: 1, breadcrumb: 1 }],
  ['live', '/404', 'noindex, follow', { canonical: 0, breadcrumb: 0 }],
] as const)('%s site, page %s: %s, %j', async (siteState, route, robots, counts) => {
  const company = { ...contactPage.company, indexed: true, siteState };
  await head({ company, route });
  expect(meta('[name=robots]')).toEqual([['robots', robots]]);
  expect(document.head.querySelectorAll('link[rel=canonical]')).toHaveLength(counts.canonical);
  expect(document.head.innerHTML.split('BreadcrumbList')).toHaveLength(counts.breadcrumb + 1);
});

it('carries the business and the way to the page as JSON that reads back', async () => {
  const name = '</script><b>"&';
  await head({
    company: { ...contactPage.company, name },
    meta: { ...contactPage.meta, title: 'Alarm', parent: { title: 'IT', route: '/it' } },
  });
  const scripts = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  const data = scripts.map(({ textContent }) => JSON.parse(textContent ?? '') as object);
  expect(data).toMatchObject([
    { '@type': contactPage.company.businessType, name, image: `${origin}/static/card.jpg` },
    { '@type': 'BreadcrumbList' },
  ]);
});
