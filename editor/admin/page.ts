import type { CmsConfig } from '@sveltia/cms';
import { z } from 'zod';
import type { Company } from '../../src/content/model';
import type { Source } from '../../src/content/read';
import { configOf } from '../form/config';
import { schemasOf, valueAt } from '../forms';
import { type Cms, prepare } from '../page/formats';
import { prepareBrowser } from '../page/sveltia';
import { words } from '../page/words';
import { checkSave, textOf } from './repository';

/** The editor on the host: files are in a GitHub repository, and a save is a commit there. */

z.config({ jitless: true }); // the page's policy forbids `eval`

const language = /^en\b/i.test(navigator.language) ? 'en' : 'fr';
document.documentElement.lang = language;
document.title = words.title[language];

/** The local editor's configuration, with GitHub as backend. */
function hostedConfig(source: Source): CmsConfig {
  const { repository } = valueAt(source, 'data/company.json') as unknown as Company;
  const config = configOf({ source, language, origin: location.origin });
  return {
    ...config,
    backend: { name: 'github', repo: repository?.name ?? '' },
    publish_mode: repository?.pullRequests ? 'editorial_workflow' : 'simple',
    // A deletion is not checked here, and a project may link to the service.
    collections: config.collections?.map((each) =>
      'name' in each && each.name === 'services' ? { ...each, delete: false } : each,
    ),
  };
}

const built = (await (await fetch('/admin/content.json')).json()) as Source;
const config = hostedConfig(built);
await prepareBrowser(config, language);
const { default: CMS } = await import('@sveltia/cms');
prepare(CMS as unknown as Cms, schemasOf(built), {
  before: (file) => textOf(config, file),
  check: (texts) => checkSave(config, built, texts, language),
});
await CMS.init({ config });
