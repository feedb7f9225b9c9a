import { act } from '@testing-library/react';

/** Stubs of browser APIs that jsdom lacks. Each lasts for one test file or test. */

interface Wishes {
  reducedMotion?: boolean;
  dark?: boolean;
}

/** Stubs the visitor's system preferences. Returns a function that changes them and notifies listeners. */
export function stubMedia(wishes: Wishes = {}): (change: Wishes) => void {
  const listeners = new Set<() => void>();
  const matches = (query: string) => {
    if (query === '(prefers-reduced-motion: reduce)') return Boolean(wishes.reducedMotion);
    if (query === '(prefers-color-scheme: dark)') return Boolean(wishes.dark);
    throw new Error(`Nobody should ask for ${query}`);
  };
  window.matchMedia = (query) =>
    ({
      matches: matches(query),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
  return (change) => {
    Object.assign(wishes, change);
    listeners.forEach((listener) => listener());
  };
}

/** Stubs native dialogs: opening, closing and the `close` event. Focus and backdrop need a browser. */
export function stubDialogs(): void {
  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

/** An observer whose elements intersect when the test says so. */
export class Intersections implements IntersectionObserver {
  static last: Intersections | undefined;

  static stub(): void {
    Intersections.last = undefined;
    window.IntersectionObserver = Intersections;
  }

  readonly root = null;
  readonly rootMargin: string;
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly observed = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
    this.#callback = callback;
    this.rootMargin = options.rootMargin ?? '0px';
    Intersections.last = this;
  }

  observe = (element: Element) => void this.observed.add(element);
  unobserve = (element: Element) => void this.observed.delete(element);
  disconnect = () => this.observed.clear();
  takeRecords = () => [];

  /** Reports the states of an element, oldest first, as a browser does: to an observer that still observes it. */
  report(target: Element, ...states: boolean[]): void {
    if (!this.observed.has(target)) return;
    const entries = states.map(
      (isIntersecting) => ({ target, isIntersecting }) as IntersectionObserverEntry,
    );
    act(() => this.#callback(entries, this));
  }
}

/** Scrolls the window to an offset, as the visitor would. */
export function scrollWindowTo(offset: number): void {
  Object.defineProperty(window, 'scrollY', { value: offset, configurable: true });
  act(() => {
    window.dispatchEvent(new Event('scroll'));
  });
}

/** Places an element at a distance from the top of the page, px. */
export function placeInPage(element: HTMLElement, top: number): void {
  Object.defineProperty(element, 'offsetTop', { value: top, configurable: true });
  element.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 100, 100);
}

/** Pointer events for touch and pen, which jsdom treats as mouse events. */
export function stubPointers(): void {
  class Pointer extends MouseEvent {
    constructor(name: string, init: PointerEventInit = {}) {
      super(name, init);
      const { pointerId = 0, pointerType = '', isPrimary = false } = init;
      Object.assign(this, { pointerId, pointerType, isPrimary });
    }
  }
  window.PointerEvent = Pointer as unknown as typeof PointerEvent;
}

/** Gatsby's loader, in which every page exists. */
export function stubLoader(): void {
  const loadPage = () => Promise.resolve({ status: 'success' });
  Object.assign(window, { ___loader: { loadPage } });
}
