import { cpus, loadavg } from 'node:os';

/**
 * The machine that measures. `load` is its load average over the last minute, before the measurement.
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
 * @returns {string | undefined} a warning if other programs use the machine
 */
export function busyWarning({ load, cpus: count }) {
  if (load <= count / 2) return undefined;
  return `The machine is busy (load ${load.toFixed(1)} on ${count} processors): the times will be too long.`;
}
