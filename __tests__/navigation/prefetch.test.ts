import { prefetchPathname } from 'gatsby';
import { prefetchPredictedLinks, prefetchVisibleLinks } from '../../src/navigation/prefetch';
import { Intersections } from '../support/browser';

const link = (href: string) => document.querySelector<HTMLAnchorElement>(`[href="${href}"]`)!;

beforeAll(() => {
  Intersections.stub();
  prefetchPredictedLinks();
});

beforeEach(() => {
  jest.clearAllMocks();
  document.body.innerHTML = `
    <a href="/contact"><b>Contact</b></a> <a href="/it/contact" hreflang="it">Italiano</a>
    <a href="https://example.com/">Elsewhere</a> <a href="#main">Here</a>`;
  prefetchVisibleLinks();
});

it('prefetches links to pages in this language when they come into view, each once', () => {
  expect(Intersections.last!.observed).toContain(link('/contact'));
  for (const href of ['/it/contact', 'https://example.com/', '#main'])
    expect(Intersections.last!.observed).not.toContain(link(href));
  Intersections.last!.report(link('/contact'), false);
  expect(prefetchPathname).not.toHaveBeenCalled();
  Intersections.last!.report(link('/contact'), true);
  expect(prefetchPathname).toHaveBeenCalledWith('/contact');
  expect(Intersections.last!.observed).not.toContain(link('/contact'));
});

it.each(['pointerdown', 'mouseover', 'focusin'])('prefetches on %s', (predictor) => {
  link('/contact')
    .querySelector('b')!
    .dispatchEvent(new Event(predictor, { bubbles: true }));
  expect(prefetchPathname).toHaveBeenCalledWith('/contact');
});

it('leaves other links alone', () => {
  for (const href of ['/it/contact', 'https://example.com/', '#main'])
    link(href).dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(prefetchPathname).not.toHaveBeenCalled();
});
