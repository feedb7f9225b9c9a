import { cpus, loadavg } from 'node:os';

/**
 * What figures depend on beside the site. `load` is the mean number of processes that wanted to run in the last
 * minute, before anything was measured.
 *
 * @typedef {{ cpu: string, cpus: number, load: number, node: string }} Machine
 */

/** @returns {Machine} */
export function machine() {
  const all = cpus();
  const [load = 0] = loadavg();
  return { cpu: all[0]?.model ?? 'unknown', cpus: all.length, load, node: process.version };
}

/**
 * @param {Machine} machine
 * @returns {string | undefined} a warning, if others use the machine too
 */
export function busyWarning({ load, cpus: count }) {
  if (load <= count / 2) return undefined;
  return `The machine is busy (load ${load.toFixed(1)} on ${count} processors): times will be too long.`;
}
