/* global addEventListener, document, location, MutationObserver, performance, requestAnimationFrame, scheduler */

/**
 * Runs in the page: waits for a click and then for the heading of another page to be painted. The most urgent task
 * that a frame leaves behind comes when that frame has been drawn.
 *
 * @param {string} path of the other page
 * @returns {Promise<number>} ms between the two
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
