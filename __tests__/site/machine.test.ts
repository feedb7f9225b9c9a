import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Nothing of public/ tells on which machine it was built: two machines build the same site. */

const texts = /\.(?:html|js|css|json|map|txt|xml|webmanifest)$|_(?:headers|redirects)$/;

it('names no folder of the building machine', () => {
  const files = readdirSync('public', { recursive: true, encoding: 'utf8' }).filter((file) =>
    texts.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  const root = path.resolve('.');
  const telling = files.filter((file) =>
    readFileSync(path.join('public', file), 'utf8').includes(root),
  );
  expect(telling).toEqual([]);
});
