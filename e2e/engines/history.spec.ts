import { test } from './support/journey';

const link = (path: string) => `.header__nav a[href="${path}"]`;
const current = (path: string) => `${link(path)}[aria-current]`;

test('a new page starts at its top; back and forward find the place again', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/contact');
  await visitor.scrollTo(420);
  await visitor.press(link('/lentreprise'));
  await visitor.seesCount(current('/lentreprise'), 1);
  await visitor.isScrolledTo(0);
  await visitor.scrollTo(610);
  await visitor.back();
  await visitor.seesCount(current('/contact'), 1);
  await visitor.isScrolledTo(420);
  await visitor.forward();
  await visitor.seesCount(current('/lentreprise'), 1);
  await visitor.isScrolledTo(610);
});

test('back from another document finds the place again', async ({ visit }) => {
  const visitor = await visit();
  await visitor.open('/lentreprise');
  await visitor.scrollTo(800);
  await visitor.leaveTo('/favicon.svg');
  await visitor.back();
  await visitor.isAt('/lentreprise');
  await visitor.isScrolledTo(800);
});
