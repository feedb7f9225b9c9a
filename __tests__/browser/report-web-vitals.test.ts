import { reportWebVitals } from '../../src/browser/report-web-vitals';

const mockLoaded = jest.fn();

jest.mock('web-vitals', () => {
  mockLoaded();
  const measure = (name: string) => (report: (metric: object) => void) => report({ name });
  return Object.fromEntries(
    ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'].map((name) => [`on${name}`, measure(name)]),
  );
});

it('loads and measures nothing without a callback', async () => {
  await reportWebVitals();
  expect(mockLoaded).not.toHaveBeenCalled();
});

it('reports every measure to a callback', async () => {
  const callback = jest.fn<void, [{ name: string }]>();
  await reportWebVitals(callback);
  expect(callback.mock.calls.map(([{ name }]) => name).sort()).toEqual([
    'CLS',
    'FCP',
    'FID',
    'INP',
    'LCP',
    'TTFB',
  ]);
});
