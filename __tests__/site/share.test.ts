import { statSync } from 'node:fs';
import sharp from 'sharp';
import categories from '../../data/categories.json';
import services from '../../data/services.json';
import { address, builtFile, languages, pages, routes, siteUrl } from '../../e2e/support/site';
import { builtPage, onEach } from './support/built-page';

/** The picture of each page where it is shared: Open Graph's size, at most 100 KB. */

const records = [...categories, ...services];
const recordOf = (route: string) => records.find((record) => record.route === route);

const property = (path: string, name: string) =>
  builtPage(path).$(`meta[property="og:${name}"]`).attr('content') ?? '';

const pictureOf = (path: string) => property(path, 'image').replace(siteUrl, '');

const pictures = [...new Set(routes.map(pictureOf))];

it('is a picture of 1200 x 630 px, at most 100 KB', () =>
  onEach(pictures, async (picture) => {
    const { width, height, format } = await sharp(builtFile(picture)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(statSync(builtFile(picture)).size).toBeLessThanOrEqual(100 * 1024);
  }));

it('is its own for each service and category, and one for all other pages', () => {
  const own = routes.filter(recordOf);
  expect(own).toHaveLength(records.length);
  expect(new Set(own.map(pictureOf)).size).toBe(records.length);
  expect(pictures).toHaveLength(records.length + 1);
});

it('is one for all languages of a page', () =>
  onEach(routes, (route) => {
    expect(new Set(languages.map((language) => pictureOf(address(route, language)))).size).toBe(1);
  }));

it('has its size beside it, and in the language of the page what it shows', () =>
  onEach(pages, async (page) => {
    const { default: alts } = (await import(`../../locales/${page.language}/pictures.json`)) as {
      default: Record<string, string>;
    };
    const image = recordOf(page.route)?.image ?? 'images/share_card.png';
    expect(property(page.path, 'image')).toMatch(`${siteUrl}/`);
    expect(property(page.path, 'image:width')).toBe('1200');
    expect(property(page.path, 'image:height')).toBe('630');
    expect(property(page.path, 'image:alt')).toBe(alts[image.replace(/^images\/|\.png$/g, '')]);
    expect(builtPage(page.path).$('meta[name="twitter:card"]').attr('content')).toBe(
      'summary_large_image',
    );
  }));
