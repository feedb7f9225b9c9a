import { readdirSync, readFileSync } from 'node:fs';
import packages from '../../package.json';

/** Nothing of the owner's editor reaches the site. */

it('is in no script, style or page at the top of the built site', () => {
  const files = readdirSync('public').filter((name) => /\.(?:js|css|html)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  const found = files.filter((name) => /sveltia/i.test(readFileSync(`public/${name}`, 'utf8')));
  expect(found).toEqual([]);
});

it('is not among the dependencies of the site', () => {
  expect(Object.keys(packages.devDependencies)).toContain('@sveltia/cms');
  expect(Object.keys(packages.dependencies)).not.toContain('@sveltia/cms');
});
