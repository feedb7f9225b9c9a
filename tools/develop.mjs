import { loadEnvironment } from './ensure.mjs';
import { formEnvironment, usesLocalReceiver } from './form-environment.mjs';
import { run, runLocal } from './run.mjs';

/** The site with hot reload at http://localhost:8000, GraphiQL at /___graphql, and the form receiver. */

loadEnvironment('development');
if (usesLocalReceiver()) void run(process.execPath, ['tools/receive.mjs']); // ends with this process
process.exit(await runLocal('gatsby', ['develop', ...process.argv.slice(2)], formEnvironment()));
