import { isInstalled } from '../installed.mjs';
import { installFolder } from '../install-folder.mjs';
import { findFirefox } from './firefox.mjs';

const folder = 'tools/browsers';

/** Installs what drives Firefox and WebKit. It is not a dependency of the site, as only these journeys use it. */
export const ensureClients = () =>
  installFolder(folder, 'Puppeteer and Selenium', 'once, some 77 MB');

/** The Firefox of `npm test`, if all is there to drive it. */
export const firefoxOfTests = () => (isInstalled(folder) ? findFirefox() : undefined);
