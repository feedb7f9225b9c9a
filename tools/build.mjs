import './ensure.mjs';
import { testEnvironment } from './form-environment.mjs';
import { buildSite } from './gatsby-build.mjs';

/**
 * Builds the site into public/. With `--for-tests` its forms post to the tests' receiver; with `--clean` it makes all
 * pictures again.
 */

const has = (/** @type {string} */ option) => process.argv.includes(option);
process.exitCode = await buildSite(has('--for-tests') ? testEnvironment() : {}, has('--clean'));
