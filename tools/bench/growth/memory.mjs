import { execFileSync } from 'node:child_process';
import { clearInterval, setInterval } from 'node:timers';

/** Time between two measurements, ms. */
const interval = 500;

/**
 * @param {string} listing lines with process id, parent id and resident size in KB
 * @param {number} root id of a process
 * @returns {number} bytes of that process and its descendants; shared memory counts once for each
 */
export function treeMemory(listing, root) {
  const processes = listing
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([id = 0, parent = 0, kilobytes = 0]) => ({ id, parent, bytes: kilobytes * 1024 }));
  const tree = new Set([root]);
  let known = 0;
  while (known < tree.size) {
    known = tree.size;
    for (const { id, parent } of processes) if (tree.has(parent)) tree.add(id);
  }
  return processes.filter(({ id }) => tree.has(id)).reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Watches the memory of a process and its descendants.
 *
 * @param {number} id of the process
 * @returns {() => number} stops and returns the peak, bytes; NaN on a system without `ps`
 */
export function watchMemory(id) {
  let peak = NaN;
  const timer = setInterval(() => {
    try {
      const listing = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
      peak = Math.max(treeMemory(listing, id), peak || 0);
    } catch {
      clearInterval(timer);
    }
  }, interval);
  return () => {
    clearInterval(timer);
    return peak;
  };
}
