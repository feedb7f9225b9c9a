/** @jest-environment node */
import { ask } from '../../e2e/support/raw-http';
import { redirectRules } from '../../src/build/hosting';
import { planPages } from '../../src/build/plan';
import { languageAt, redirectTarget } from '../../src/i18n/redirect';
import { languages } from '../../src/i18n/languages';
import { localisedPath } from '../../src/i18n/paths';
import { soundData } from '../support/project';
import { useSite } from '../support/site';

/** Whether a visitor gets the same page from a host with our language rules as from one without. */

const data = soundData();
const paths = planPages(data).flatMap(({ path }) =>
  languages.map((language) => localisedPath(path, language)),
);
const { origin } = useSite({
  ...Object.fromEntries(
    paths.map((path) => [`public${path === '/' ? '/index' : path}.html`, path]),
  ),
  'public/_redirects': redirectRules(data),
});

interface Visitor {
  /** What a choice has stored, if anything. */
  stored: string;
  /** The browser's languages, with commas. */
  browser: string;
}

type Step = (at: URL, visitor: Visitor) => Promise<string | undefined> | string | undefined;

/** The detection of the page itself. */
const byPage: Step = (at, { stored, browser }) => {
  const known = [at.searchParams.get('lng') ?? '', stored, ...browser.split(',')];
  return redirectTarget(
    at,
    languageAt(at, () => known),
  );
};

const byHost: Step = async (at, { stored, browser }) => {
  const lines = [
    ...(browser ? [`accept-language: ${browser}`] : []),
    ...(stored ? [`cookie: nf_lang=${stored}`] : []),
  ];
  const { status, headers } = await ask(origin(), `${at.pathname}${at.search}`, 'localhost', lines);
  return status === 302 ? headers.get('location') : undefined;
};

/** The address at which a visit ends if each document's host or script may lead on. */
async function end(url: string, visitor: Visitor, steps: Step[]): Promise<string> {
  const seen: string[] = [];
  for (let at = new URL(url, origin()); seen.length < 4; at = new URL(seen.at(-1)!, at)) {
    let target: string | undefined;
    for (const step of steps) target ??= await step(at, visitor);
    if (target === undefined) return `${at.pathname}${at.search}`;
    seen.push(target);
  }
  throw new Error(`A loop: ${url} → ${seen.join(' → ')}`);
}

const addresses = ['/', '/contact', '/trade/Electricity', '/nowhere', '/en', '/it/contact'];
const asked = ['fr', 'it', 'sv', 'en_eval', ''].map((language) => `?lng=${language}&a=1`);
const urls = addresses.flatMap((address) => ['', '?a=1', ...asked].map((each) => address + each));

const browsers = ['', 'fr-CH,en', 'en-GB,fr', 'pt-BR', 'ES', 'de,it', '*'];
const visitors = ['', ...languages].flatMap((stored) =>
  browsers.map((browser) => ({ stored, browser })),
);

/** Each visitor, and where the visit of an address ends. */
const ends = (url: string, steps: Step[]) =>
  Promise.all(
    visitors.map(async (visitor) => ({ ...visitor, end: await end(url, visitor, steps) })),
  );

it.each(urls)('%s leads every visitor to the same page with the rules and without', async (url) => {
  expect(await ends(url, [byHost, byPage])).toEqual(await ends(url, [byPage]));
});

it.each([
  ['a browser in English', { stored: '', browser: 'en-GB,fr' }, '/en/contact'],
  ['a stored choice', { stored: 'it', browser: 'en' }, '/it/contact'],
  ['a stored choice of French', { stored: 'fr', browser: 'en' }, undefined],
  ['a robot without languages', { stored: '', browser: '' }, undefined],
])('the host alone leads %s to its page', async (_, visitor, to) => {
  expect(await byHost(new URL('/contact', origin()), visitor)).toBe(to);
});
