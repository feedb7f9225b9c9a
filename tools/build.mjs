import './ensure.mjs';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { testEnvironment } from './form-environment.mjs';
import { runLocal } from './run.mjs';

/**
 * Builds the site into public/. With `--for-tests` its forms post to the tests' receiver. With `--clean` it starts from
 * scratch: to remove unused pictures, or after moving the project to another folder, as webpack's cache contains its
 * path. If the company has a repository, the editor on the host is built as well.
 */

const has = (/** @type {string} */ option) => process.argv.includes(option);

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

// Gatsby does not remove its temporary folders.
const temporary = mkdtempSync(path.join(tmpdir(), 'build-'));

/** Folder of Gatsby's pictures. They are kept between builds, with Gatsby's cache, which tracks them. */
const pictures = path.join('public', 'static');

if (has('--clean') || !existsSync(pictures)) {
  remove('.cache');
  remove('public');
} else {
  for (const name of readdirSync('public'))
    if (name !== path.basename(pictures)) remove(path.join('public', name));
}

// Gatsby uses one core fewer than it counts.
process.exitCode = await runLocal('gatsby', ['build'], {
  GATSBY_CPU_COUNT: String(availableParallelism() + 1),
  TMPDIR: temporary,
  TEMP: temporary,
  ...(has('--for-tests') && testEnvironment()),
});
remove(temporary);

const hasAdmin = () => Boolean(JSON.parse(readFileSync('data/company.json', 'utf8')).repository);

if (process.exitCode === 0 && hasAdmin()) {
  const { importTypeScript } = await import('./typescript.mjs');
  const { buildAdmin } = await importTypeScript('editor/build.ts');
  await buildAdmin(process.cwd(), 'public');
}
