import { existsSync, readFileSync } from 'node:fs';
import { address, builtFile, fallback, languages, pages } from '../support/site';
import { attributes, builtPage } from './support/built-page';

/** Targets of the links on all pages. */

const links = pages.flatMap(({ path }) =>
  attributes(builtPage(path).$, 'a[href], link[href]', 'href').map((href) => ({ path, href })),
);

it('every internal link leads to a page or a file', () => {
  const internal = links.filter(({ href }) => href.startsWith('/'));
  expect(internal.length).toBeGreaterThan(10 * pages.length);
  const targets = new Set(internal.map(({ href }) => href.replace(/[?#].*$/, '')));
  const missing = [...targets].filter((target) => {
    try {
      return !existsSync(builtFile(decodeURI(target)));
    } catch {
      return true;
    }
  });
  expect(missing).toEqual([]);
});

it('every link to a place on a page has one target there', () => {
  const anchors = links.filter(({ href }) => /^(?:\/[^/].*|\/)?#./.test(href));
  expect(anchors.length).toBeGreaterThan(100);
  const broken = anchors.filter(({ path, href }) => {
    const [page, id] = href.split('#');
    return builtPage(page || path).$(`[id="${id}"]`).length !== 1;
  });
  expect(broken).toEqual([]);
});

it('every file that a page loads is there', () => {
  const files = pages.flatMap(({ path }) => {
    const { $ } = builtPage(path);
    const sets = attributes($, '[srcset]', 'srcset').flatMap((set) => set.split(/,\s+/));
    const scripts = attributes($, 'script[data-files]', 'data-files').join(' ').split(' ');
    return [
      ...attributes($, '[src]', 'src'),
      ...sets.map((each) => each.split(' ')[0]!),
      ...scripts,
    ];
  });
  const own = new Set(files.filter((file) => file && !file.startsWith('data:')));
  expect(own.size).toBeGreaterThan(50);
  expect([...own].filter((file) => !existsSync(`public${decodeURI(file)}`))).toEqual([]);
});

it('a link to another language says which, in its own language', () => {
  const { $ } = builtPage('/contact');
  const choices = $('#site-languages a').toArray();
  expect(choices.map(({ attribs }) => [attribs.href, attribs.hreflang, attribs.lang])).toEqual(
    languages.map((language) => [
      language === fallback ? `/contact?lng=${fallback}` : address('/contact', language),
      language,
      language,
    ]),
  );
});

it('the manifest names icons that are there', () => {
  const { icons } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    icons: { src: string }[];
  };
  expect(icons.length).toBeGreaterThan(0);
  expect(icons.filter(({ src }) => !existsSync(`public/${src}`))).toEqual([]);
});
