/**
 * The targets of the site.
 *
 * - `performance`: Lighthouse's score, 0 to 100, at least
 * - `ratio`: largest contentful paint over that of the script-free baseline, at most
 * - `tbt`: total blocking time in ms, at most
 * - `cls`: cumulative layout shift, at most
 * - `script`: bytes of a page's scripts, compressed with brotli, at most
 * - `nextPage`: ms from the click to the next page painted, at most
 */
export const targets = {
  performance: 100,
  ratio: 1.05,
  tbt: 50,
  cls: 0,
  script: 105 * 1024,
  nextPage: 150,
};

/** Targets of the growth benchmark: peak memory of any build in bytes, at most. */
export const growthTargets = { memory: 4e9 };

/**
 * @param {keyof typeof targets} name
 * @param {number} value
 */
export function misses(name, value) {
  return name === 'performance' ? value < targets.performance : value > targets[name];
}
