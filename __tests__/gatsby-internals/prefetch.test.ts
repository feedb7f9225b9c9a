import { loadPredictedPages, prefetchVisibleLinks } from '../../src/gatsby-internals/prefetch';
import { Intersections } from '../support/browser';

const loader = { loadPage: jest.fn(), hovering: jest.fn(), enqueue: jest.fn() };
let idle: (() => void)[];

const link = (href: string) => document.querySelector<HTMLAnchorElement>(`[href="${href}"]`)!;

beforeAll(() => {
  Intersections.stub();
  loadPredictedPages();
});

beforeEach(() => {
  jest.clearAllMocks();
  window.___loader = loader;
  idle = [];
  window.requestIdleCallback = (task) => idle.push(task as () => void);
  document.body.innerHTML = `
    <a href="/contact"><b>Contact</b></a> <a href="/it/contact" hreflang="it">Italiano</a>
    <a href="https://example.com/">Elsewhere</a> <a href="#main">Here</a>`;
  Intersections.last?.disconnect();
  prefetchVisibleLinks();
});

it('prefetches visible links to pages in this language, each once, and loads them when idle', async () => {
  loader.enqueue.mockResolvedValue(true);
  const { observed } = Intersections.last!;
  expect([...observed]).toEqual([link('/contact')]);
  Intersections.last!.report(link('/contact'), false);
  expect(loader.enqueue).not.toHaveBeenCalled();
  Intersections.last!.report(link('/contact'), true);
  expect(observed.size).toBe(0);
  await Promise.resolve();
  expect(loader.enqueue).toHaveBeenCalledWith('/contact');
  expect(loader.loadPage).not.toHaveBeenCalled();
  idle.forEach((task) => task());
  expect(loader.loadPage).toHaveBeenCalledWith('/contact');
});

it('loads nothing for a visitor who saves data', async () => {
  loader.enqueue.mockResolvedValue(false);
  Intersections.last!.report(link('/contact'), true);
  await Promise.resolve();
  expect(idle).toEqual([]);
});

it.each(['pointerdown', 'mouseover', 'focusin'])('loads on %s, at once, no other links', (type) => {
  for (const each of document.querySelectorAll('b, [hreflang], [href^=https], [href="#main"]'))
    each.dispatchEvent(new Event(type, { bubbles: true }));
  expect(loader.hovering.mock.calls).toEqual([['/contact']]);
});
