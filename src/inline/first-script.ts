import { correctServedPictures, applyPreferredMode } from '../browser/colour-mode';
import { correctAddress } from '../i18n/address';
import { goToShownLanguage } from '../i18n/visitor-language';

/** Runs at the start of the body: the head is parsed, nothing is painted, and Gatsby has not read the address yet. */

/** The routes of all pages in the fallback language, set by the build. */
declare const ROUTES: readonly string[];

const root = document.documentElement;

applyPreferredMode();
addEventListener('DOMContentLoaded', correctServedPictures);
// Shows the page as with scripts from the start (src/styles/_media.scss). A copy of the page at another place stays as
// saved, and runs no scripts (late-scripts-loader.ts).
root.dataset.script = '';
const outcome = correctAddress(ROUTES);
if (outcome === 'foreign') delete root.dataset.script;
if (outcome === 'stays') goToShownLanguage();
