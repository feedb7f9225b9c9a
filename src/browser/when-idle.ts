/** `requestIdleCallback` may never fire in a hidden tab: the longest wait, ms. */
const timeout = 2000;

/** Runs a task when the browser is idle; in Safari, in the next task. Returns what cancels it. */
export function whenIdle(task: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task, { timeout });
  return () => cancelIdleCallback(handle);
}
