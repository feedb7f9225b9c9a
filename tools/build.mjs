import './ensure.mjs';
import { testEnvironment } from './form-environment.mjs';
import { buildSite } from './gatsby-build.mjs';

/** Builds the site into public/; with `--for-tests` its forms post to the tests' receiver. */

const forTests = process.argv.includes('--for-tests');
process.exitCode = await buildSite(forTests ? testEnvironment() : {});
