import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pages } from '../../e2e/support/site';

/** Nothing of public/ tells on which machine it was built: two machines build the same site. */

const texts = /\.(?:html|js|css|json|map|txt|xml|webmanifest)$|_(?:headers|redirects)$/;

it('names no folder of the building machine', () => {
  const files = readdirSync('public', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && texts.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(pages.length);
  const root = path.resolve('.');
  const telling = files.filter((file) => readFileSync(file, 'utf8').includes(root));
  expect(telling).toEqual([]);
});
