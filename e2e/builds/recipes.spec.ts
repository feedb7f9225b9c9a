import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buildIn, simplifyPictures, test } from '../support/copy';
import { runIn, withCopy } from '../support/project-copy';
import {
  added,
  addFacts,
  addLanguage,
  addService,
  languages,
  letBeFound,
  liveUrl,
} from '../support/recipes';
import { address } from '../../__tests__/support/site';

test('a project in which the recipes were followed is sound for the compiler, and is built for search engines', () =>
  withCopy(async (copy) => {
    test.setTimeout(0); // A build ends by itself.
    await simplifyPictures(copy);
    await addLanguage(copy);
    await addService(copy);
    await addFacts(copy);
    const environment = await letBeFound(copy);
    expect(await buildIn(copy, environment)).toMatchObject({ code: 0 });
    expect(await runIn(copy, '@typescript/native/bin/tsc', ['--noEmit'])).toEqual({
      code: 0,
      output: '',
    });
    const sitemap = await readFile(path.join(copy, 'public/sitemap-0.xml'), 'utf8');
    for (const language of languages) {
      const page = address(added.route, language as never);
      expect(sitemap).toContain(`<loc>${liveUrl}${page}</loc>`);
      const html = await readFile(path.join(copy, `public${page}.html`), 'utf8');
      expect(html).not.toContain('noindex');
    }
  }));
