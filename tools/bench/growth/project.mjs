import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../temporary.mjs';
import { growServices, numberWords } from './services.mjs';

/** Everything that a build reads, except the dependencies, which are linked. */
const parts = ['data', 'locales', 'src', 'static', 'package.json', 'tsconfig.json'];

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} file @param {unknown} value */
const write = (file, value) => writeFileSync(file, JSON.stringify(value));

/**
 * Copies the project into a temporary folder and adds services, which reuse the existing pictures.
 *
 * @param {string} root of the project
 * @param {number} count of services in the copy
 * @returns {string} the copy's folder
 */
export function grownProject(root, count) {
  const folder = temporaryFolder(`site-of-${count}-`);
  const gatsbyFiles = readdirSync(root).filter((name) => /^gatsby-.*\.tsx?$/.test(name));
  for (const part of [...parts, ...gatsbyFiles])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');

  const list = path.join(folder, 'data', 'services.json');
  const { services, copies } = growServices(read(list), count);
  write(list, services);
  const languages = path.join(folder, 'locales');
  for (const language of readdirSync(languages)) {
    const file = (/** @type {string} */ slug) =>
      path.join(languages, language, `service-${slug}.json`);
    for (const { slug, original, number } of copies)
      write(file(slug), numberWords(read(file(original)), number));
  }
  return folder;
}
