import { expect, test } from './support/journey';

const shown = '.header [aria-haspopup=dialog] .header__code';

test('a language that the site lacks gives French, and one that is stored wins', async ({
  visit,
}) => {
  const visitor = await visit({ language: 'sv-SE' });
  await visitor.open('/contact');
  await visitor.isAt('/contact');
  await visitor.reads(shown, 'fr');
  await visitor.look(() => localStorage.setItem('i18nextLng', 'it'));
  await visitor.open('/lentreprise');
  await visitor.isAt('/it/lentreprise');
});

test('the picker keeps the place and stores the language', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/contact?a=1');
  await visitor.scrollTo(160);
  await visitor.look(() => (document.documentElement.dataset.marker = 'same document'));
  await visitor.press('.header [aria-haspopup=dialog]');
  await visitor.hasFocusOn('.language-picker [value=pt]');
  await visitor.press('.language-picker label[lang=pt]');
  await visitor.press('.language-picker [type=submit]');
  await visitor.isAt('/pt/contact?a=1');
  await visitor.seesCount('.language-picker', 0);
  await visitor.reads('html[lang=pt][data-marker] .header__code', 'pt');
  await visitor.isScrolledTo(160);
  expect(await visitor.look(() => document.cookie)).toBe('i18next=pt');
  await visitor.open('/');
  await visitor.isAt('/pt');
});
