import '../ensure.mjs';
import { rmSync } from 'node:fs';
import { fail, say } from '../terminal.mjs';
import { timedBuild } from './growth/build.mjs';
import { grownProject } from './growth/project.mjs';
import { growthTable } from './growth/report.mjs';
import { builtSizes } from './growth/sizes.mjs';
import { busyWarning, machine } from './machine.mjs';
import { list, readOptions, wholeNumber } from './options.mjs';
import { keep, resultFile } from './results.mjs';
import { endOnSignals } from './temporary.mjs';

/**
 * Builds temporary copies of the site with more and more services, and prints time, memory and sizes. The output of
 * each build is kept beside the results.
 *
 * - `--sizes 12,100,500,1000`: the numbers of services
 */

const { sizes } = readOptions(process.argv.slice(2), {
  sizes: { type: 'string', default: '12,100,500,1000' },
});
const least = 12;
const counts = list(sizes).map((size) => wholeNumber('sizes', size, least));

endOnSignals();
const before = machine();
const warning = busyWarning(before);
if (warning) say(warning);
/** @type {import('./growth/report.mjs').Grown[]} */
const builds = [];
for (const services of counts.sort((a, b) => a - b)) {
  say(`Building with ${services} services …`);
  const root = grownProject(process.cwd(), services);
  const log = resultFile(`growth-${services}.log`);
  const taken = await timedBuild(root, log).catch((/** @type {Error} */ error) =>
    fail(error.message),
  );
  builds.push({ services, ...taken, ...builtSizes(root) });
  rmSync(root, { recursive: true, force: true });
  say(growthTable(builds));
}
keep('growth', { machine: before, builds });
