import type { CheerioAPI } from 'cheerio';
import { HtmlValidate } from 'html-validate';
import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { address, pages, routes, second } from '../support/site';
import { builtPage, onEach } from './support/built-page';

/** The HTML of every page: valid, small apart from content, and covered by its own security policy. */

/** The HTML standard's rules, without those about the way Gatsby and React write void tags and inline styles. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'no-inline-style': 'off',
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-button-type': 'error',
    'prefer-native-element': 'off',
    'no-redundant-role': 'off',
    'tel-non-breaking': 'off',
    'script-type': 'off',
    'input-attributes': 'error',
  },
});

const KB = 1024;

/** Size of a text as a host sends it, bytes. */
const sizeOf = (text: string) => brotliCompressSync(text).length;

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The directives of a policy: name and sources. */
function directivesOf(policy: string): Map<string, string[]> {
  const directives = policy.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const paths = [...pages.map(({ path }) => path), '/404', address('/404', second)];

it('every page of the default language is valid HTML', () =>
  onEach([...routes, '/404', address('/404', second)], async (path) => {
    // The pictures of details are GatsbyImage's: their address stands in `data-src` until its script puts it in place.
    const html = builtPage(path).html.replaceAll(
      /(<img data-gatsby-image-ssr[^>]*) data-src=/g,
      '$1 src=',
    );
    const { results } = await validator.validateString(html);
    const messages = results.flatMap((result) =>
      result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(messages).toEqual([]);
  }));

/** Errors of the Nu HTML Checker that the rules above do not know. */
const nuErrors = [
  ['a label is hidden from screen readers apart from its field', 'label[aria-hidden]'],
  ['a part of a table has a role', ':is(thead, tbody, tr, th, td)[role]'],
  ['the first option of a required list is in a group', 'select[required] > optgroup:first-child'],
  ['a section has no heading', 'section:not(:has(h1, h2, h3, h4))'],
] as const;

it('no page has an error that the Nu HTML Checker would name', () =>
  onEach(paths, (path) => {
    const { $ } = builtPage(path);
    expect(
      nuErrors.filter(([, selector]) => $(selector).length > 0).map(([error]) => error),
    ).toEqual([]);
  }));

/** The name that its attributes give an element; undefined without one. */
function nameFrom($: CheerioAPI, attributes: Record<string, string>): string | undefined {
  const ids = attributes['aria-labelledby']?.split(' ').map((id) => `[id="${id}"]`);
  return ids ? $(ids.join()).text() : attributes['aria-label'];
}

it('every article has a name, and no two landmarks of one kind have the same', () =>
  onEach(paths, (path) => {
    const { $ } = builtPage(path);
    expect($('article:not([aria-labelledby])')).toHaveLength(0);
    const landmarks = $('nav, aside, form, section:is([aria-labelledby], [aria-label])')
      .toArray()
      .map((element) => `${element.name}: ${nameFrom($, element.attribs)}`);
    expect(landmarks).toEqual([...new Set(landmarks)]);
  }));

it('the name of a link or a button has the words that are seen, as who speaks to the computer says them', () =>
  onEach(paths, (path) => {
    const { $ } = builtPage(path);
    const labelled = $(':is(a, button)[aria-label]').toArray();
    const others = labelled.filter((element) => {
      const seen = $(element).clone();
      seen.find('.visually-hidden, [aria-hidden=true]').remove();
      return !element.attribs['aria-label']!.includes(seen.text().trim());
    });
    expect(others.map((element) => $.html(element))).toEqual([]);
  }));

it('no page has a NUL character, or a byte order mark, which would be part of a selector', () =>
  onEach(paths, (path) => expect(builtPage(path).html).not.toMatch(/[\0\ufeff]/)));

it('every page has the one style sheet of the site, so that none looks different after a click', () =>
  onEach(paths, (path) => {
    const { $ } = builtPage(path);
    expect($('style[data-identity="gatsby-global-css"]').attr('data-href')).toMatch(/^\/styles\./);
    expect($('style[data-identity], link[rel=stylesheet]:not([href="/print.css"])')).toHaveLength(
      1,
    );
  }));

it('the style sheet has no key frames that nothing plays', () => {
  const css = builtPage('/').$('style[data-identity="gatsby-global-css"]').text();
  const frames = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name!);
  expect(frames.length).toBeGreaterThan(0);
  const rest = css.replaceAll(/@keyframes [\w-]+/g, '');
  expect(
    frames.filter((name) => !RegExp(`animation[\\w-]*:[^;}]*\\b${name}\\b`).test(rest)),
  ).toEqual([]);
});

it('what developers write into every page is small: styles and scripts, and a page without content', () => {
  const longest = (selector: string) =>
    paths
      .map((path) => builtPage(path).$(selector).text())
      .reduce((one, other) => (other.length > one.length ? other : one));
  const code = longest('style') + longest('script:not([src], [type="application/ld+json"])');
  expect(sizeOf(code)).toBeLessThanOrEqual(28 * KB);
  expect(sizeOf(builtPage('/404').html)).toBeLessThanOrEqual(34 * KB);
});

it('every page allows exactly its own scripts and styles, before the first of them', () =>
  onEach(paths, (path) => {
    const { $ } = builtPage(path);
    const head = $('head').children();
    const policy = head.filter('[http-equiv="Content-Security-Policy"]');
    expect(policy).toHaveLength(1);
    expect(head.index(policy)).toBe(1);
    const directives = directivesOf(policy.attr('content') ?? '');
    for (const [selector, directive] of [
      ['script:not([src]):not([type="application/ld+json"])', 'script-src'],
      ['style', 'style-src'],
    ] as const) {
      const hashes = $(selector)
        .toArray()
        .map((element) => sha($(element).text()));
      expect(hashes.length).toBeGreaterThan(0);
      expect(new Set(directives.get(directive))).toEqual(new Set(["'self'", ...hashes]));
    }
    const inline = $('head style, head script[type=module]')
      .toArray()
      .map((element) => $(element).text());
    for (const part of [
      '.gatsby-image-wrapper [data-main-image]{opacity:0',
      'dataset.gatsbyImageSsr',
    ])
      expect(inline.join()).toContain(part);
    expect(directives.get('default-src')).toEqual(["'self'"]);
    expect(directives.get('base-uri')).toEqual(["'none'"]);
  }));
