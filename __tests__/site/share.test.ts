import { statSync } from 'node:fs';
import sharp from 'sharp';
import { recordsOf } from '../support/records';
import { address, builtFile, languages, pages, routes, siteUrl } from '../support/site';
import pictures from '../../data/pages.json';
import { builtPage, onEach } from './support/built-page';

/** The share picture of each page: Open Graph's size, at most 100 KB. */

const records = [...recordsOf('categories'), ...recordsOf('services')];
const card = pictures.share;

const recordAt = (route: string) => records.find((record) => record.route === route);

/** Share picture of a page. */
const imageOf = (route: string) => recordAt(route)?.image ?? card.image;

const property = (path: string, name: string) =>
  builtPage(path).$(`meta[property="og:${name}"]`).attr('content') ?? '';

const pictureOf = (path: string) => property(path, 'image').replace(siteUrl, '');

const shared = [...new Set(routes.map(pictureOf))];

it('is a picture of 1200 x 630 px, at most 100 KB', () =>
  onEach(shared, async (picture) => {
    const { width, height, format } = await sharp(builtFile(picture)).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'jpeg']);
    expect(statSync(builtFile(picture)).size).toBeLessThanOrEqual(100 * 1024);
  }));

it('has its ground where a render is transparent, not black', () =>
  onEach(shared, async (picture) => {
    const corner = { left: 190, top: 8, width: 1, height: 1 };
    const { data } = await sharp(builtFile(picture))
      .extract(corner)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(200);
  }));

it('is that of the service or category, and one for all other pages', () => {
  const images = new Map(routes.map((route) => [pictureOf(route), imageOf(route)]));
  expect(routes.filter((route) => images.get(pictureOf(route)) !== imageOf(route))).toEqual([]);
  const others = routes.filter((route) => imageOf(route) === card.image);
  expect(new Set(others.map(pictureOf)).size).toBe(1);
});

it('is one for all languages of a page', () =>
  onEach(routes, (route) => {
    expect(new Set(languages.map((language) => pictureOf(address(route, language)))).size).toBe(1);
  }));

it('has its size beside it, and in the language of the page what it shows', () =>
  onEach(pages, (page) => {
    expect(property(page.path, 'image')).toMatch(`${siteUrl}/`);
    expect(property(page.path, 'image:width')).toBe('1200');
    expect(property(page.path, 'image:height')).toBe('630');
    const alt = (recordAt(page.route) ?? card).imageAlt[page.language];
    expect(property(page.path, 'image:alt')).toBe(alt);
    expect(builtPage(page.path).$('meta[name="twitter:card"]').attr('content')).toBe(
      'summary_large_image',
    );
  }));
