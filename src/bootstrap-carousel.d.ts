/** What the site uses of Bootstrap's carousel, which has no types of its own. */
declare module 'bootstrap/js/dist/carousel' {
  export default class Carousel {
    constructor(element: Element, options: { ride: false });
  }
}
