import { act, fireEvent, render } from '@testing-library/react';
import { useRef } from 'react';
import { useReveal } from '../../src/components/Page';
import { scrollWindowTo, stubMedia } from '../support/browser';

/** Where each section begins, px from the top of the page. */
let tops: Record<string, number>;

function Sections() {
  const main = useRef<HTMLElement>(null);
  useReveal(main);
  return (
    <main ref={main}>
      {Object.keys(tops).map((id) => (
        <section key={id} id={id}>
          <button />
        </section>
      ))}
    </main>
  );
}

let sections: HTMLElement[];
/** Tells the hook that the page has another height. */
let resizeMain: () => void;

const states = () => sections.map(({ dataset }) => dataset.reveal ?? 'untouched');
const untouched = Array<string>(4).fill('untouched');

function show({ height = 800, ...wishes } = {}) {
  stubMedia(wishes);
  window.innerHeight = height;
  const result = render(<Sections />);
  sections = [...document.querySelectorAll('section')];
  return result;
}

const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

beforeEach(() => {
  jest.useFakeTimers();
  tops = { banner: 0, edge: 800, below: 801, last: 2000 };
  scrollWindowTo(0);
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    return tops[this.id] ?? 0;
  });
  globalThis.ResizeObserver = class {
    constructor(listener: ResizeObserverCallback) {
      resizeMain = () => listener([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {
      resizeMain = () => {};
    }
  };
});
afterEach(() => jest.useRealTimers());

it('shows a section that is 150 px inside the window, 50 ms after the last scroll', () => {
  show();
  expect(states()).toEqual(['untouched', 'untouched', 'waiting', 'waiting']);
  scrollWindowTo(150);
  wait(50);
  expect(states()[2]).toBe('waiting');
  scrollWindowTo(151);
  wait(49);
  scrollWindowTo(152);
  wait(49);
  expect(states()[2]).toBe('waiting');
  wait(1);
  expect(states()).toEqual(['untouched', 'untouched', 'shown', 'waiting']);
});

it('shows at once what has passed the middle of the window, however long the scrolling goes on', () => {
  show();
  scrollWindowTo(400);
  expect(states()[2]).toBe('waiting');
  scrollWindowTo(401);
  expect(states()).toEqual(['untouched', 'untouched', 'shown', 'waiting']);
});

it('shows what was passed, what moves into the window, and what gets the focus', () => {
  show();
  scrollWindowTo(5000);
  wait(50);
  expect(states().slice(2)).toEqual(['shown', 'shown']);

  document.body.innerHTML = '';
  scrollWindowTo(0);
  show();
  tops.below = 500;
  resizeMain();
  wait(50);
  expect(states().slice(2)).toEqual(['shown', 'waiting']);
  act(() => sections[3]!.querySelector('button')!.focus());
  expect(states().slice(2)).toEqual(['shown', 'shown']);
});

it('leaves the page as it was', () => {
  const { unmount } = show();
  scrollWindowTo(400);
  unmount();
  wait(50);
  expect(states()).toEqual(untouched);
});

it.each([{ reducedMotion: true }, { height: 399 }, { height: 140 }])(
  'hides nothing with %j',
  (wishes) => {
    show(wishes);
    expect(states()).toEqual(untouched);
  },
);

it('shows everything once the window has become low', () => {
  show();
  window.innerHeight = 140;
  fireEvent(window, new Event('resize'));
  wait(50);
  expect(states().slice(2)).toEqual(['shown', 'shown']);
});
