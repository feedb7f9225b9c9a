import { restoreScrollPositions } from '../../src/browser/scroll-restoration';

const scrollTo = jest.fn();

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('leaves scrolling to Gatsby, or to the browser when the page is left, and restores a page from its cache', () => {
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'auto', writable: true });
  Object.defineProperty(window, 'scrollY', { value: 800, configurable: true });
  window.scrollTo = scrollTo;
  restoreScrollPositions();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  show(false);
  expect(window.history.scrollRestoration).toBe('manual');
  expect(scrollTo).not.toHaveBeenCalled();
  Object.defineProperty(window, 'scrollY', { value: 0 });
  show(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 800, behavior: 'instant' });
});
