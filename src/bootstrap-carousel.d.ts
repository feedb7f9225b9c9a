/** What the site uses of Bootstrap's carousel, which has no types of its own. */
declare module 'bootstrap/js/dist/carousel' {
  export default class Carousel {
    static getOrCreateInstance(element: Element, options: { ride: false }): Carousel;
    prev(): void;
    next(): void;
    to(index: number): void;
  }
}
