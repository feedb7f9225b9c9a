import { restoreScrollOurselves } from '../../src/navigation/scroll-restoration';

it('leaves the place of a page to Gatsby while it is shown, and to the browser when it is left', () => {
  Object.defineProperty(window.history, 'scrollRestoration', { value: 'auto', writable: true });
  restoreScrollOurselves();
  expect(window.history.scrollRestoration).toBe('manual');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  window.dispatchEvent(new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
});
