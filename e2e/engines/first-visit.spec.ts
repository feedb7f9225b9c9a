import { words } from '../support/form-words';
import { acceptedTexts } from '../support/forms';
import { arrived } from '../support/receiver';
import { expect, test } from './support/journey';

/** The shortest way from the first address to a request. `npm test` runs it in Firefox. */

test('a visitor who reads English finds a service, sends a request and goes back', async ({
  visit,
}) => {
  const visitor = await visit({ language: 'en-GB' });
  await visitor.open('/');
  await visitor.isAt('/en');
  await visitor.reads('html[lang=en] h1', 'Electricity & Technology');
  await visitor.press('.services-menu summary');
  await visitor.press('.services-menu__panel a[href="/en/service-Courant_Fort"]');
  await visitor.isAt('/en/service-Courant_Fort');
  await visitor.reads('h1', words.en.service);
  await visitor.seesCount('.services-menu__panel', 0);

  const texts = acceptedTexts();
  for (const [field, text] of Object.entries(texts))
    await visitor.write(`main form [name=${field}]`, text);
  await visitor.seesCount('main form .photos__cover', 1);
  await visitor.press('main form [type=submit]');
  await visitor.reads('main form [role=status] p', words.en.sent);
  expect(arrived(texts.email).map(({ fields }) => fields)).toEqual([
    expect.objectContaining({ ...texts, service: words.en.service, language: 'en' }),
  ]);

  await visitor.back();
  await visitor.isAt('/en');
  await visitor.reads('html[lang=en] h1', 'Electricity & Technology');
});
