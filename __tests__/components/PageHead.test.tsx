import { waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { PageHead } from '../../src/components/Page/PageHead';
import { languageFacts, languages, type Language } from '../../src/language/languages';
import { frame } from '../support/frame';
import { translations } from '../support/languages';
import { renderInPage } from '../support/render';

const site = 'https://www.voltaleman.example';

const props: ComponentProps<typeof PageHead> = {
  route: '/contact',
  title: 'Contact',
  description: 'Write to us.',
  company: frame.company,
  shareCard: { alt: 'A lamp', childImageSharp: { resize: { src: '/static/card.jpg' } } },
  structuredData: [
    { '@type': 'Electrician', name: '</script><b>"&' },
    { '@type': 'BreadcrumbList' },
  ],
  addressed: true,
};

beforeEach(() => {
  document.head.innerHTML = '';
  document.title = '';
});

async function head(changes: Partial<typeof props> = {}, language: Language = 'en') {
  renderInPage(<PageHead {...props} {...changes} />, { language });
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
  [false, true, 'noindex, follow'],
  [true, true, 'index, follow'],
  [true, false, 'noindex, follow'],
  [false, false, 'noindex, follow'],
])('indexed %s, with an address of its own %s: %s', async (indexed, addressed, robots) => {
  await head({ company: { ...frame.company, indexed }, addressed });
  expect(meta('robots')).toEqual([robots]);
});

it.each([
  ['fr', '/contact', `${site}/contact`],
  ['it', '/contact', `${site}/it/contact`],
  ['fr', '/', `${site}/`],
  ['pt', '/', `${site}/pt`],
] as const)('has in %s for %s the canonical address %s', async (language, route, address) => {
  await head({ route }, language);
  expect(attributes('link[rel=canonical]', 'href')).toEqual([address]);
  expect(openGraph('url')).toEqual([address]);
});

it('names the page in every language, and the French one for all others', async () => {
  await head({}, 'it');
  const links = [...document.head.querySelectorAll('link[rel=alternate]')].map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('href'),
  ]);
  expect(links).toEqual([
    ['fr', `${site}/contact`],
    ...translations.map((language) => [language, `${site}/${language}/contact`]),
    ['x-default', `${site}/contact`],
  ]);
});

it('has no canonical address where the page has none of its own', async () => {
  await head({ addressed: false });
  expect(attributes('link[rel=canonical]', 'href')).toEqual([]);
});

it('can be shared, with a picture and the languages there are', async () => {
  await head();
  expect(openGraph('image')).toEqual([`${site}/static/card.jpg`]);
  expect(openGraph('image:alt')).toEqual(['A lamp']);
  expect(openGraph('locale')).toEqual(['en_GB']);
  expect(openGraph('locale:alternate')).toEqual(
    languages
      .filter((language) => language !== 'en')
      .map((language) => languageFacts[language].openGraph),
  );
});

it('can be shared without a picture', async () => {
  await head({ shareCard: null });
  expect(openGraph('image')).toEqual([]);
  expect(openGraph('image:alt')).toEqual([]);
});

it('carries its structured data as JSON that reads back', async () => {
  await head();
  const scripts = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  expect(scripts.map(({ textContent }) => JSON.parse(textContent ?? '') as unknown)).toEqual(
    props.structuredData,
  );
});
