import { render } from '@testing-library/react';
import { act, useRef } from 'react';
import { useReveal } from '../../src/components/Page/useReveal';
import { Intersections, placeInPage, stubMedia } from '../support/browser';

const tops: Record<string, number> = { banner: 0, edge: 700, below: 900, last: 2000 };

function Sections() {
  const main = useRef<HTMLElement>(null);
  useReveal(main);
  return (
    <main
      ref={(element) => {
        // Sections have their places before any effect runs.
        element?.querySelectorAll<HTMLElement>('section').forEach((section) => {
          placeInPage(section, tops[section.id] ?? 0);
        });
        Object.assign(main, { current: element });
      }}
    >
      {Object.keys(tops).map((id) => (
        <section key={id} id={id}>
          <button>{id}</button>
          <section id={`within-${id}`} />
        </section>
      ))}
    </main>
  );
}

const byId = (id: string) => document.getElementById(id)!;
const states = () => Object.keys(tops).map((id) => byId(id).dataset.reveal);

beforeEach(() => {
  stubMedia();
  Intersections.stub();
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

it('hides the sections below the window, and nothing that is in view', () => {
  render(<Sections />);
  expect(states()).toEqual([undefined, undefined, 'waiting', 'waiting']);
  expect(document.querySelectorAll('[data-reveal]')).toHaveLength(2);
});

it('shows each when it has come 150 px into the window, once', () => {
  render(<Sections />);
  const observer = Intersections.last!;
  expect(observer.rootMargin).toBe('0px 0px -150px 0px');
  observer.report(byId('below'), false);
  expect(states()).toEqual([undefined, undefined, 'waiting', 'waiting']);
  observer.report(byId('below'), true);
  expect(states()).toEqual([undefined, undefined, 'shown', 'waiting']);
  observer.report(byId('below'), false);
  expect(byId('below').dataset.reveal).toBe('shown');
  expect([...observer.observed]).toEqual([byId('last')]);
});

it('shows what gets the focus', () => {
  render(<Sections />);
  act(() => byId('last').querySelector('button')!.focus());
  expect(states()).toEqual([undefined, undefined, 'waiting', 'shown']);
});

it('hides nothing where less motion is wanted', () => {
  stubMedia({ reducedMotion: true });
  render(<Sections />);
  expect(states()).toEqual([undefined, undefined, undefined, undefined]);
  expect(Intersections.last).toBeUndefined();
});

it('leaves the page as it was', () => {
  const { unmount } = render(<Sections />);
  const sections = [...document.querySelectorAll<HTMLElement>('main > section')];
  const before = Intersections.last!;
  before.report(byId('below'), true);
  unmount();
  expect(before.observed.size).toBe(0);
  expect(sections.map(({ dataset }) => dataset.reveal)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
