import { mergeTests } from '@playwright/test';
import path from 'node:path';
import { clickInPlace } from '../support/click';
import { expect, test as quiet } from '../support/console';
import { buildIn, simplifyPictures, test as inCopy } from '../support/copy';
import { addServiceInEditor } from '../support/edited-service';
import { added, addLanguage, addService } from '../support/follow';
import { addFacts } from '../support/follow-facts';
import { expectFacts } from '../support/followed-facts';
import { address } from '../support/followed-pages';
import {
  expectAddedService,
  expectEditedService,
  expectSitemap,
  whileServed,
} from '../support/followed-site';
import { letBeFound } from '../support/live';
import { pickerButton } from '../support/picker';
import { addQueryPages, answerTo, emptyFields } from '../support/query-pages';
import { openPage } from '../support/ready';
import { recipe } from '../support/recipes';

const test = mergeTests(quiet, inCopy);

/**
 * The recipes of docs/recipes.md and the editor work: one build has a service that was added in the editor, follows "Add a
 * language", "Add a service", "Add facts about your business" and "Let search engines find the site", and answers the
 * queries.
 */

test('the recipes and the editor add a language, services and facts, and the queries are answered in full', async ({
  page,
  browser,
  copy,
}) => {
  test.setTimeout(420_000);
  await simplifyPictures(copy);
  await addServiceInEditor(browser, copy);
  await addLanguage(copy);
  await addService(copy);
  const facts = await addFacts(copy);
  const queries = recipe('Query the data in GraphiQL').snippets('graphql');
  expect(queries).toHaveLength(6);
  await addQueryPages(copy, queries);
  const built = await buildIn(copy, await letBeFound(copy));
  expect(built, built.output.slice(-3000)).toMatchObject({ code: 0 });

  const site = path.join(copy, 'public');
  await expectAddedService(site);
  await expectEditedService(site);
  await expectFacts(facts, copy);
  for (const [index, query] of queries.entries())
    expect(emptyFields(await answerTo(index, site)), query).toEqual([]);
  await whileServed(site, async (origin) => {
    await expectSitemap(origin);
    await openPage(page, `${origin}${address('en')}`);
    await clickInPlace(page.locator(pickerButton).first());
    const picker = page.getByRole('dialog');
    await expect(picker.getByRole('radio')).toHaveCount(6);
    await picker.getByRole('radio', { name: added.ownName }).check();
    await picker.locator('[type=submit]').click();
    await expect(page).toHaveURL(`${origin}${address(added.language)}`);
    await expect(page.locator('html')).toHaveAttribute('lang', added.language);
  });
});
