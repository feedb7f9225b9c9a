/** Swipe detection of Bootstrap's carousel: more than 40 px, by finger or pen. Bootstrap has no types of its own. */
declare module 'bootstrap/js/dist/util/swipe' {
  export default class Swipe {
    constructor(
      element: Element,
      callbacks: { leftCallback: () => void; rightCallback: () => void },
    );
    /** Stops listening. */
    dispose(): void;
  }
}
