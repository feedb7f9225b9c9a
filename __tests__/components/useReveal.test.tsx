import { render } from '@testing-library/react';
import { act, useRef } from 'react';
import { useReveal } from '../../src/components/Page/useReveal';
import { Intersections, stubMedia } from '../support/browser';

const tops: Record<string, number> = { banner: 0, edge: 800, below: 801, last: 2000 };

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
const states = () => sections.map(({ dataset }) => dataset.reveal ?? 'untouched');
const untouched = Array<string>(4).fill('untouched');

function show(wishes = {}) {
  stubMedia(wishes);
  const result = render(<Sections />);
  sections = [...document.querySelectorAll('section')];
  return result;
}

beforeEach(() => {
  Intersections.stub();
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  Element.prototype.getBoundingClientRect = function () {
    return new DOMRect(0, tops[this.id]);
  };
});

it('hides sections below the window until they get the focus, and leaves the page as it was', () => {
  const { unmount } = show();
  expect(states()).toEqual(['untouched', 'untouched', 'waiting', 'waiting']);
  act(() => sections[3]!.querySelector('button')!.focus());
  expect(states()).toEqual(['untouched', 'untouched', 'waiting', 'shown']);
  const { observed } = Intersections.last!;
  expect([...observed]).toEqual([sections[2]]);
  unmount();
  expect(observed.size).toBe(0);
  expect(states()).toEqual(untouched);
});

it('hides nothing where less motion is wanted', () => {
  show({ reducedMotion: true });
  expect(states()).toEqual(untouched);
});
