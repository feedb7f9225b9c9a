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
    '<div class="service-tile"><a href="/a"></a><picture></picture></div><div class="banner__picture"></div>';
});

it('starts ahead of the navigation, and ends once the page is rendered', async () => {
  navigateInViewTransition('/a', navigate);
  const [started, navigated] = [start, navigate].map(({ mock }) => mock.invocationCallOrder[0]);
  expect(started).toBeLessThan(navigated!);
  const rendered = jest.fn();
  const updating = updated().then(rendered);
  await Promise.resolve();
  expect(rendered).not.toHaveBeenCalled();
  endViewTransition();
  await updating;
  expect(rendered).toHaveBeenCalled();
});

it('names the picture of the tile that is followed, and then the banner of the next page', async () => {
  const named = () =>
    [...document.querySelectorAll<HTMLElement>('.service-tile > picture, .banner__picture')].map(
      ({ style }) => style.viewTransitionName,
    );
  navigateInViewTransition('/a', navigate);
  expect(named()).toEqual(['picture', '']);
  document.body.innerHTML = '<div class="banner__picture"></div>';
  endViewTransition();
  await updated();
  expect(named()).toEqual(['picture']);
});

it('only navigates where no tile leads, under reduced motion, and without view transitions', () => {
  navigateInViewTransition('/b', navigate);
  visitor(true);
  navigateInViewTransition('/a', navigate);
  visitor(false);
  Reflect.deleteProperty(document, 'startViewTransition');
  navigateInViewTransition('/a', navigate);
  expect(start).not.toHaveBeenCalled();
  expect(navigate).toHaveBeenCalledTimes(3);
});
