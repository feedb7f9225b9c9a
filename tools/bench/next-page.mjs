/* global addEventListener, document, location, MutationObserver, performance, requestAnimationFrame, scheduler */

/**
 * Runs in the page: waits for a click, and then until the heading of another page is painted. A task of the highest
 * priority that is posted in a frame runs right after that frame is painted.
 *
 * @param {string} path of the other page
 * @returns {Promise<number>} ms from the click to the paint
 */
export function timeNextPage(path) {
  return new Promise((resolve) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    let clicked = 0;

    const afterFrame = (/** @type {() => void} */ act) =>
      requestAnimationFrame(() => {
        void scheduler.postTask(act, { priority: 'user-blocking' });
      });

    const observer = new MutationObserver(() => {
      const found = heading();
      if (!clicked || !found || found === before || location.pathname !== path) return;
      observer.disconnect();
      afterFrame(() => resolve(performance.now() - clicked));
    });

    addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true });
    observer.observe(document.documentElement, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
}
