import { hydratedEvent } from '../../src/inline/hydrated-event';

/** Reports the first paint; jsdom has none. */
let paint = () => {};

class PerformanceObserver {
  constructor(report: () => void) {
    paint = report;
  }
  observe() {}
}
Object.assign(globalThis, { PerformanceObserver });

/** Events received by the page's own listeners. */
let heard: string[];

const root = document.documentElement;

/** The file that the loader is to load: another one for each, as those of earlier tests still listen. */
let file = '/app-0.js';

const isAskedFor = () => document.querySelector(`script[src="${file}"]`) !== null;

function load() {
  file = `/app-${Number(/\d+/.exec(file)) + 1}.js`;
  const script = document.createElement('script');
  script.dataset.files = file;
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => void jest.requireActual('../../src/inline/late-scripts-loader'));
}

beforeEach(() => {
  root.dataset.script = '';
  document.body.innerHTML = `<main>
    <button type="button" id="menu"><span>Menu</span></button>
    <a id="link" href="#a">Link</a>
    <details id="more"><summary>More</summary></details>
    <form id="form"><button id="send">Send</button></form></main>`;
  heard = [];
  for (const type of ['click', 'submit'])
    document.querySelector('main')!.addEventListener(type, (event) => {
      heard.push(`${type} ${(event.target as Element).closest('[id]')?.id}`);
      event.preventDefault();
    });
  load();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

const inScripts = () => `https://example.com${file}`;
const failure = (place: string) =>
  Object.assign(new Error('broken'), { stack: `at f (${place}:1:2)` });

/** Each way in which the wait for the scripts ends. */
const ends: Record<string, () => Event> = {
  hydrated: () => new Event(hydratedEvent),
  'error in a script': () => new ErrorEvent('error', { filename: inScripts() }),
  'page that does not load': () => rejection(failure(inScripts())),
};

/** jsdom has no `PromiseRejectionEvent`. */
const rejection = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason });

it.each(Object.keys(ends))(
  'a button pressed before the scripts have run is answered once, at the end “%s”',
  async (end) => {
    press('#menu span');
    expect(heard).toEqual([]);
    dispatchEvent(ends[end]!());
    await new Promise((resolve) => setTimeout(resolve));
    expect(heard).toEqual(['click menu']);
    dispatchEvent(ends['error in a script']!());
    await new Promise((resolve) => setTimeout(resolve));
    press('#menu');
    expect(heard).toEqual(['click menu', 'click menu']);
    expect(root.dataset.script).toBe(end === 'hydrated' ? '' : undefined);
  },
);

it('an error of code that an app or an extension put into the page ends nothing', async () => {
  press('#menu span');
  dispatchEvent(new ErrorEvent('error', { filename: 'https://example.com/contact' }));
  dispatchEvent(new ErrorEvent('error'));
  dispatchEvent(rejection(failure('app://extension.js')));
  dispatchEvent(rejection('a reason without a stack'));
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual([]);
  expect(root.dataset.script).toBe('');
});

it('links, details and forms are left to the browser', () => {
  press('#link');
  press('summary');
  document.querySelector('form')!.requestSubmit();
  expect(heard).toEqual(['click link', 'click more', 'submit form']);
  dispatchEvent(new Event(hydratedEvent));
  expect(heard).toHaveLength(3);
});

it('a page whose scripts do not hydrate it in time is shown as one without, until they do', () => {
  jest.useFakeTimers();
  dispatchEvent(new Event('wheel'));
  jest.advanceTimersByTime(19_000);
  expect(root.dataset.script).toBe('');
  jest.advanceTimersByTime(2000);
  expect(root.dataset.script).toBeUndefined();
  dispatchEvent(new Event(hydratedEvent));
  expect(root.dataset.script).toBe('');
});

it('a copy of the page at another place loads nothing and holds nothing', () => {
  dispatchEvent(new Event(hydratedEvent));
  delete root.dataset.script;
  load();
  press('#menu span');
  expect(heard).toEqual(['click menu']);
});

it.each(['pointerdown', 'keydown', 'focusin', 'wheel', 'touchmove', 'scroll'])(
  'the first event “%s” asks for the scripts',
  (type) => {
    expect(isAskedFor()).toBe(false);
    document.dispatchEvent(new Event(type));
    expect(isAskedFor()).toBe(true);
  },
);

it('else they are asked for once the page has loaded, is drawn and idle', () => {
  jest.useFakeTimers();
  load();
  jest.advanceTimersByTime(10_000);
  expect(isAskedFor()).toBe(false);
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(1900);
  expect(isAskedFor()).toBe(false);
  paint();
  jest.advanceTimersByTime(0);
  expect(isAskedFor()).toBe(true);
});

it('they come also where the browser reports no paint, and never finds itself idle', () => {
  jest.useFakeTimers();
  window.requestIdleCallback = (task, options) =>
    Number(setTimeout(task, options?.timeout ?? 1_000_000));
  load();
  dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3900);
  expect(isAskedFor()).toBe(false);
  jest.advanceTimersByTime(200);
  expect(isAskedFor()).toBe(true);
});
