import { loadPredictedPages, prefetchVisibleLinks } from '../../src/gatsby-internals/prefetch';
import { Intersections } from '../support/browser';

const loader = { loadPage: jest.fn(), hovering: jest.fn(), enqueue: jest.fn() };
let idle: (() => void)[];

const link = (href: string) => document.querySelector<HTMLAnchorElement>(`[href="${href}"]`)!;
const others = ['/it/contact', 'https://example.com/', '#main'];

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
  prefetchVisibleLinks();
});

it('prefetches visible links to pages in this language, each once, and loads them when idle', async () => {
  loader.enqueue.mockResolvedValue(true);
  expect(Intersections.last!.observed).toContain(link('/contact'));
  for (const href of others) expect(Intersections.last!.observed).not.toContain(link(href));
  Intersections.last!.report(link('/contact'), false);
  expect(loader.enqueue).not.toHaveBeenCalled();
  Intersections.last!.report(link('/contact'), true);
  await Promise.resolve();
  expect(loader.enqueue).toHaveBeenCalledWith('/contact');
  expect(loader.loadPage).not.toHaveBeenCalled();
  idle.forEach((task) => task());
  expect(loader.loadPage).toHaveBeenCalledWith('/contact');
  expect(Intersections.last!.observed).not.toContain(link('/contact'));
});

it('loads nothing for a visitor who saves data', async () => {
  loader.enqueue.mockResolvedValue(false);
  Intersections.last!.report(link('/contact'), true);
  await Promise.resolve();
  expect(idle).toEqual([]);
});

it.each(['pointerdown', 'mouseover', 'focusin'])('loads on %s, at once', (predictor) => {
  const event = new Event(predictor, { bubbles: true });
  link('/contact').querySelector('b')!.dispatchEvent(event);
  expect(loader.hovering).toHaveBeenCalledWith('/contact');
});

it('leaves other links alone', () => {
  for (const href of others) link(href).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(loader.hovering).not.toHaveBeenCalled();
});
