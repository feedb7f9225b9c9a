import './ensure.mjs';
import { formEnvironment, usesLocalReceiver } from './form-environment.mjs';
import { runLocal } from './run.mjs';
import { fail, say } from './terminal.mjs';

/** One command on a fresh clone: installs, builds, and serves the site the way its host would. */

say('Building the site (the first time about three minutes, most of it pictures) …');
const code = await runLocal('gatsby', ['build'], formEnvironment());
if (code !== 0) fail('The build stopped, see above. Mend what it names and run "npm start" again.');
if (usesLocalReceiver()) await import('./receive.mjs');
await import('./serve.mjs');
