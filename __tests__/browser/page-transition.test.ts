import { pageShown, transitionToNextPage } from '../../src/browser/page-transition';

/** A view transition that the test ends. */
const started: { update: () => Promise<unknown>; skip: jest.Mock; finish: () => void }[] = [];

const startViewTransition = (update: () => Promise<unknown>) => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const skip = jest.fn();
  started.push({ update, skip, finish });
  return { finished, ready: Promise.reject(new Error('skipped')), skipTransition: skip };
};

const nameOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)!.style.getPropertyValue('view-transition-name');

const tile = `<div data-shared-picture="source"><picture id="old"></picture><a href="/next">Next</a></div>`;

/** The router leads to an address while an element has the focus. */
const navigate = (
  pathname: string,
  changes: { navigationType?: string; sameDocument?: boolean } = {},
) => {
  const { navigationType = 'push', sameDocument = true } = changes;
  const destination = { url: `${window.location.origin}${pathname}`, sameDocument };
  window.navigation.dispatchEvent(
    Object.assign(new Event('navigate'), { navigationType, destination }),
  );
};

let isReduced = false;

beforeAll(() => {
  Object.assign(document, { startViewTransition });
  Object.assign(window, { navigation: new EventTarget() });
  window.matchMedia = () => ({ matches: isReduced }) as MediaQueryList;
  transitionToNextPage();
});

beforeEach(() => {
  jest.useFakeTimers();
  started.length = 0;
  isReduced = false;
  document.body.innerHTML = tile;
});

it('a second link before the next page ends the first wait, and only its own picture keeps a name', async () => {
  document.body.innerHTML =
    tile + '<div data-shared-picture="target"><picture id="new"></picture></div>';
  document.querySelector('a')!.focus();
  navigate('/next');
  document.querySelector('a')!.blur();
  navigate('/other');
  const [first, second] = started;
  await first!.update();
  first!.finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(nameOf('#old')).toBe('');
  expect(nameOf('#new')).toBe('');
  await jest.advanceTimersByTimeAsync(300);
  expect(first!.skip).not.toHaveBeenCalled();
  expect(second!.skip).toHaveBeenCalledTimes(1);
});

it('moves the picture of a tile to the banner of the next page, and leaves no name behind', async () => {
  document.querySelector('a')!.focus();
  navigate('/next');
  const [transition] = started;
  expect(nameOf('#old')).toBe('shared-picture');
  const old = document.querySelector<HTMLElement>('#old')!;
  document.body.innerHTML = '<div data-shared-picture="target"><picture id="new"></picture></div>';
  pageShown();
  await transition!.update();
  expect(nameOf('#new')).toBe('shared-picture');
  transition!.finish();
  await jest.advanceTimersByTimeAsync(0);
  expect(nameOf('#new')).toBe('');
  expect(old.style.getPropertyValue('view-transition-name')).toBe('');
  await jest.advanceTimersByTimeAsync(1000);
  expect(transition!.skip).not.toHaveBeenCalled();
});

it('waits 250 ms for a slow page', async () => {
  navigate('/next');
  const [transition] = started;
  await jest.advanceTimersByTimeAsync(249);
  expect(transition!.skip).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(transition!.skip).toHaveBeenCalled();
  await transition!.update();
});

it('names no picture where no tile was left', () => {
  navigate('/next');
  expect(nameOf('#old')).toBe('');
});

it.each([
  ['a jump within the page', '/#part', {}],
  ['back and forward', '/next', { navigationType: 'traverse' }],
  ['another document', '/next', { sameDocument: false }],
])('leaves %s alone', (_, pathname, changes) => {
  navigate(pathname, changes);
  expect(started).toEqual([]);
});

it('does nothing with reduced motion', () => {
  isReduced = true;
  navigate('/next');
  expect(started).toEqual([]);
});
