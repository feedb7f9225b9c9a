import { reportWebVitals } from '../../src/browser/web-vitals';

const mockLoaded = jest.fn();

jest.mock('web-vitals', () => {
  mockLoaded();
  const names = ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'];
  const measure = (name: string) => (report: (name: string) => void) => report(name);
  return Object.fromEntries(names.map((name) => [`on${name}`, measure(name)]));
});

it('reports every measure to a callback, and loads nothing without one', async () => {
  await reportWebVitals();
  expect(mockLoaded).not.toHaveBeenCalled();
  const callback = jest.fn();
  await reportWebVitals(callback);
  expect(callback.mock.calls.flat()).toEqual(['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB']);
});
