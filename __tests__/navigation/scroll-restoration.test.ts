import { restoreScrollPositions } from '../../src/navigation/scroll-restoration';

const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const scrollTo = jest.fn();

beforeAll(() => {
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'auto', writable: true });
  window.scrollTo = scrollTo;
  restoreScrollPositions();
});

it('leaves scrolling to Gatsby while the page is shown, and to the browser when it is left', () => {
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  show(false);
  expect(window.history.scrollRestoration).toBe('manual');
  expect(scrollTo).not.toHaveBeenCalled();
});

it('restores the position of a page from the back/forward cache', () => {
  Object.defineProperty(window, 'scrollY', { value: 800, configurable: true });
  window.dispatchEvent(new Event('pagehide'));
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
  show(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 800, behavior: 'instant' });
});
