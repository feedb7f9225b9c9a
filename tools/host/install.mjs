import { installFolder } from '../install-folder.mjs';

/** Installs Netlify's command line tool if needed. It is not a dependency of the site, as only this check uses it. */
export const ensureNetlify = () => installFolder('tools/host', 'netlify-cli', 'once, some 420 MB');
