import { redirectTo } from '../../src/browser/redirect';

it('hides the page while the browser leaves it, and shows it to a visitor who stops that', () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(); // jsdom leaves no page
  redirectTo('/en/contact');
  expect(document.documentElement).not.toBeVisible();
  jest.advanceTimersByTime(10_000);
  expect(document.documentElement).toBeVisible();
  jest.restoreAllMocks();
  jest.useRealTimers();
});
