/** How long a task waits for idle time at most, ms: a browser that has nothing to paint may never speak of it. */
const patience = 2000;

/**
 * Does something once the browser has nothing else to do. Safari knows of no idle time: there, in a moment.
 *
 * @returns calls it off
 */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout: patience });
  return () => cancelIdleCallback(handle);
}
