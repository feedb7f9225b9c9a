import { words } from '../support/form-words';
import { acceptedTexts } from '../support/forms';
import { arrived } from '../support/receiver';
import { phone } from '../support/viewports';
import { expect, test } from './support/journey';

test('without script all is visible, and menus, accordion and languages work', async ({
  visit,
}) => {
  const visitor = await visit({ script: false });
  await visitor.open('/en');
  await visitor.seesCount('[role=tablist]', 0);
  await visitor.seesCount('.tabs__panel a', 12);
  await visitor.press('.services-menu summary');
  await visitor.press('.services-menu__panel a[href="/en/service-Courant_Fort"]');
  await visitor.isAt('/en/service-Courant_Fort');
  await visitor.seesCount('.contact-block a[href^="tel:"]', 1);
  await visitor.press('.contact-block details:last-of-type summary');
  await visitor.seesCount('.contact-block details a[href^="mailto:"]', 1);
  await visitor.press('#site-languages a[lang=pt]');
  await visitor.isAt('/pt/service-Courant_Fort');
});

test('without script the menu button of a phone leads to the links', async ({ visit }) => {
  const visitor = await visit({ ...phone, script: false });
  await visitor.open('/contact');
  await visitor.press('.header__menu-button');
  await visitor.isAt('/contact#site-links');
  await visitor.press('#site-links a[href="/service-Web"]');
  await visitor.isAt('/service-Web');
});

test('without script a form is sent by the browser, and its page says so', async ({ visit }) => {
  const visitor = await visit({ script: false });
  const texts: Record<string, string> = acceptedTexts();
  delete texts.surname;
  await visitor.open('/contact');
  for (const [field, text] of Object.entries(texts))
    await visitor.write(`main form [name=${field}]`, text);
  await visitor.press('main form [type=submit]');
  await visitor.isAt('/contact#sent-contact');
  await visitor.seesCount('.form__sent', 1);
  await visitor.reads('main .form__sent', words.fr.sent);
  expect(arrived(texts.email ?? '').map(({ fields }) => fields)).toEqual([
    expect.objectContaining(texts),
  ]);
});
