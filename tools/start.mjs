import './ensure.mjs';
import { formEnvironment, usesLocalReceiver } from './form-environment.mjs';
import { buildSite } from './gatsby-build.mjs';
import { fail, say } from './terminal.mjs';

/** One command on a fresh clone: installs, builds, and serves the site the way its host would. */

say('Building the site (about three minutes, most of it pictures) …');
const code = await buildSite(formEnvironment());
if (code !== 0) fail('The build stopped, see above. Mend what it names and run "npm start" again.');
if (usesLocalReceiver()) await import('./receive.mjs');
await import('./serve.mjs');
