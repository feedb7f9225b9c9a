import { installFolder } from '../install-folder.mjs';

/** Installs Lighthouse if needed. It is not a dependency of the site, as only the benchmark uses it. */
export const ensureLighthouse = () => installFolder('tools/bench', 'Lighthouse');
