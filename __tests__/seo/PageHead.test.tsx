import { waitFor } from '@testing-library/react';
import { PageHead } from '../../src/seo/PageHead';
import { languageFacts, languages } from '../../src/i18n/languages';
import { siteData } from '../support/site-data';
import { translations } from '../support/languages';
import { renderInPage } from '../support/render';

const origin = 'https://www.voltaleman.example';

const shareCard = { alt: 'A lamp', childImageSharp: { resize: { src: '/static/card.jpg' } } };

beforeEach(() => {
  document.head.innerHTML = '';
  document.title = '';
});

async function head({ language = 'en', site, page }: Parameters<typeof renderInPage>[1] = {}) {
  renderInPage(<PageHead />, { language, site: { shareCard, ...site }, page });
  await waitFor(() => expect(document.title).not.toBe(''));
}

const attributes = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const meta = (name: string) => attributes(`meta[name="${name}"]`, 'content');
const openGraph = (name: string) => attributes(`meta[property="og:${name}"]`, 'content');

it('has the business, a separator and the page in its title', async () => {
  await head();
  expect(document.title).toBe('Voltaléman | Contact');
  expect(openGraph('title')).toEqual(['Voltaléman | Contact']);
});

it('says the language and describes the page and the trades', async () => {
  await head();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  const [description] = meta('description');
  expect(description).toMatch(/^Write to us\. Electrical installation, repairs, /);
  expect(description).toMatch(/fibre optic.*maintenance contracts/);
});

it.each([
  [false, '/contact', 'noindex, follow'],
  [true, '/contact', 'index, follow'],
  [true, '/404', 'noindex, follow'],
  [false, '/404', 'noindex, follow'],
])('indexed %s, page %s: %s', async (indexed, route, robots) => {
  await head({ site: { company: { ...siteData.company, indexed } }, page: { route } });
  expect(meta('robots')).toEqual([robots]);
});

it.each([
  ['fr', '/contact', `${origin}/contact`],
  ['it', '/contact', `${origin}/it/contact`],
  ['fr', '/', `${origin}/`],
  ['pt', '/', `${origin}/pt`],
] as const)('has in %s for %s the canonical address %s', async (language, route, address) => {
  await head({ page: { route }, language });
  expect(attributes('link[rel=canonical]', 'href')).toEqual([address]);
  expect(openGraph('url')).toEqual([address]);
});

it('names the page in every language, and the French one for all others', async () => {
  await head({ language: 'it' });
  const links = [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['fr', `${origin}/contact`],
    ...translations.map((language) => [language, `${origin}/${language}/contact`]),
    ['x-default', `${origin}/contact`],
  ]);
});

it('has no canonical address where the page has none of its own', async () => {
  await head({ page: { route: '/404' } });
  expect(attributes('link[rel=canonical]', 'href')).toEqual([]);
});

it('can be shared, with a picture and the languages there are', async () => {
  await head();
  expect(openGraph('image')).toEqual([`${origin}/static/card.jpg`]);
  expect(openGraph('image:alt')).toEqual(['A lamp']);
  expect(openGraph('locale')).toEqual(['en_GB']);
  expect(openGraph('locale:alternate')).toEqual(
    languages
      .filter((language) => language !== 'en')
      .map((language) => languageFacts[language].openGraph),
  );
});

it('can be shared without a picture', async () => {
  await head({ site: { shareCard: null } });
  expect(openGraph('image')).toEqual([]);
  expect(openGraph('image:alt')).toEqual([]);
});

it('carries the business, the way to the page and its service as JSON that reads back', async () => {
  const name = '</script><b>"&';
  await head({
    site: { company: { ...siteData.company, name } },
    page: { meta: { title: 'Alarm', description: '', parent: { title: 'IT', route: '/it' } } },
  });
  const scripts = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  const data = scripts.map(({ textContent }) => JSON.parse(textContent ?? '') as object);
  expect(data).toMatchObject([
    { '@type': 'Electrician', name },
    { '@type': 'BreadcrumbList' },
    { '@type': 'Service', name: 'Alarm', serviceType: 'IT' },
  ]);
});

it.each(['/', '/404'])('has no breadcrumb on %s', async (route) => {
  await head({ page: { route } });
  expect(document.head.innerHTML).not.toContain('BreadcrumbList');
});
