import {
  endViewTransition,
  navigateInViewTransition,
} from '../../src/gatsby-internals/view-transition';

const navigate = jest.fn();
const start = jest.fn((update: () => Promise<void>) => {
  updated = update;
  return { ready: Promise.reject(new Error('skipped')) };
});
let updated: () => Promise<void>;

/** @param reduced whether the visitor prefers reduced motion */
function visitor(reduced: boolean) {
  window.matchMedia = () => ({ matches: reduced }) as MediaQueryList;
}

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(document, { startViewTransition: start });
  Object.assign(window, { CSS: { escape: (text: string) => text } });
  visitor(false);
  document.body.innerHTML =
    '<div class="service-tile"><a href="/a"></a><picture></picture></div><picture></picture>';
});

it('starts ahead of the navigation, and ends once the page is rendered', async () => {
  navigateInViewTransition('/b', navigate);
  const [started, navigated] = [start, navigate].map(({ mock }) => mock.invocationCallOrder[0]);
  expect(started).toBeLessThan(navigated!);
  const rendered = jest.fn();
  void updated().then(rendered);
  await Promise.resolve();
  expect(rendered).not.toHaveBeenCalled();
  endViewTransition();
  await Promise.resolve();
  expect(rendered).toHaveBeenCalled();
});

it('marks the picture of the tile that is followed until the old page has been kept', () => {
  navigateInViewTransition('/a', navigate);
  const [picture] = document.querySelectorAll('[data-leaving]');
  expect(picture?.closest('.service-tile')).not.toBeNull();
  void updated();
  expect(document.querySelector('[data-leaving]')).toBeNull();
});

it('only navigates under reduced motion, and where the browser has no view transitions', () => {
  visitor(true);
  navigateInViewTransition('/a', navigate);
  visitor(false);
  Reflect.deleteProperty(document, 'startViewTransition');
  navigateInViewTransition('/a', navigate);
  expect(start).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledTimes(2);
});
