import './ensure.mjs';
import { testEnvironment } from './form-environment.mjs';
import { buildSite } from './gatsby-build.mjs';

/**
 * Builds the site into public/. With `--for-tests` its forms post to the tests' receiver. With `--clean` it starts from
 * nothing: to get rid of pictures that nothing shows any more, or after the project has moved to another folder, whose
 * path is in webpack's cache.
 */

const has = (/** @type {string} */ option) => process.argv.includes(option);
process.exitCode = await buildSite(has('--for-tests') ? testEnvironment() : {}, has('--clean'));
