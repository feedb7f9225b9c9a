import { endWait, transitionOnLinks } from '../../src/browser/page-transition';

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

const tile = `<article class="service-tile"><picture id="old"></picture><a href="/next">Next</a></article>
  <a id="jump" href="/#part">Part</a><a id="away" href="https://other.example/">Away</a>`;

const click = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  event.preventDefault();
  document.querySelector(selector)!.dispatchEvent(event);
};

let isReduced = false;

beforeAll(() => {
  Object.assign(document, { startViewTransition });
  window.matchMedia = () => ({ matches: isReduced }) as MediaQueryList;
  transitionOnLinks();
});

beforeEach(() => {
  jest.useFakeTimers();
  started.length = 0;
  isReduced = false;
  document.body.innerHTML = tile;
});

it('moves the picture of a tile to the banner of the next page, and leaves no name behind', async () => {
  click('.service-tile a');
  const [transition] = started;
  expect(nameOf('#old')).toBe('shared-picture');
  const old = document.querySelector<HTMLElement>('#old')!;
  document.body.innerHTML = '<div class="banner__picture"><picture id="new"></picture></div>';
  endWait();
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
  click('.service-tile a');
  const [transition] = started;
  await jest.advanceTimersByTimeAsync(249);
  expect(transition!.skip).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(transition!.skip).toHaveBeenCalled();
  await transition!.update();
});

it.each([
  ['a jump within the page', '#jump', {}],
  ['a link to another site', '#away', {}],
  ['a new tab', '.service-tile a', { ctrlKey: true }],
  ['what is no link', '#old', {}],
])('leaves %s alone', (_, selector, init) => {
  click(selector, init);
  expect(started).toEqual([]);
});

it('does nothing with reduced motion', () => {
  isReduced = true;
  click('.service-tile a');
  expect(started).toEqual([]);
});
