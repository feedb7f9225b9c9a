import { loadEnvironment } from './ensure.mjs';
import { formEnvironment, usesLocalReceiver } from './form-environment.mjs';
import { run } from './run.mjs';
import { fail, say } from './terminal.mjs';

/** Installs, builds and serves the site as its host would: one command after a fresh clone. */

loadEnvironment('production');
say('Building the site (a minute or two the first time, most of it pictures) …');
const code = await run(process.execPath, ['tools/build.mjs'], formEnvironment());
if (code !== 0) fail('The build failed, see above. Fix what it names and run "npm start" again.');
if (usesLocalReceiver()) await import('./receive.mjs');
await import('./serve.mjs');
