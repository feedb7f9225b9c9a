import { phone } from '../support/viewports';
import { test } from './support/journey';

test('the services menu opens, closes with Escape, and leads to a service', async ({ visit }) => {
  const visitor = await visit();
  const panel = '.services-menu__panel';
  await visitor.open('/');
  await visitor.press('.services-menu summary');
  await visitor.seesCount(panel, 1);
  await visitor.key('Escape');
  await visitor.seesCount(panel, 0);
  await visitor.hasFocusOn('.services-menu summary');
  await visitor.key('Enter');
  await visitor.seesCount(panel, 1);
  await visitor.press(`${panel} a[href="/service-Web"]`);
  await visitor.isAt('/service-Web');
  await visitor.seesCount(panel, 0);
});

test('on a phone the side menu opens and closes, and leads to a page', async ({ visit }) => {
  const visitor = await visit(phone);
  await visitor.open('/contact');
  await visitor.press('.header__menu-button');
  await visitor.hasFocusOn('.side-menu__close');
  await visitor.seesCount('.side-menu details[open]', 1);
  await visitor.press('.side-menu details:nth-of-type(2) summary');
  await visitor.seesCount('.side-menu details[open]', 1);
  await visitor.seesCount('.side-menu a[href="/service-Stockagedenergie"]', 1);
  await visitor.key('Escape');
  await visitor.seesCount('.side-menu', 0);
  await visitor.hasFocusOn('.header__menu-button');
  await visitor.press('.header__menu-button');
  await visitor.press('.side-menu a[href="/referance"]');
  await visitor.isAt('/referance');
  await visitor.seesCount('.side-menu', 0);
});
