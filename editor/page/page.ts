import { z } from 'zod';
import { configOf } from '../form/config';
import { schemasOf, valueAt } from '../forms';
import { checkSave } from './check';
import { type Cms, prepare, type Saves } from './formats';
import { contentAt } from './hosted';
import { localSaves, readContent } from './local';
import { prepareBrowser } from './sveltia';
import { words } from './words';

/**
 * The editor. On the host, files are in a GitHub repository, and a save is a commit there; on the owner's computer the
 * CMS works on the project's folder.
 */

z.config({ jitless: true }); // the page's policy forbids `eval`

const language = /^en\b/i.test(navigator.language) ? 'en' : 'fr';
document.documentElement.lang = language;
document.title = words.title[language];

const content = await readContent(language);
document.documentElement.toggleAttribute('data-local', Boolean(content.local));
const config = configOf({ source: content, language, local: content.local?.name });

const hostedSaves: Saves = {
  before: async (file) => valueAt(await contentAt(config, content), file),
  check: async (texts) => checkSave(await contentAt(config, content), texts, language),
};

await prepareBrowser(config, language);
const { default: CMS } = await import('@sveltia/cms');
const saves = content.local ? localSaves(config, language, content) : hostedSaves;
prepare(CMS as unknown as Cms, schemasOf(content), saves);
await CMS.init({ config });
