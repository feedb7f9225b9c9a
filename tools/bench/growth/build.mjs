import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { packageCommand } from '../../commands.mjs';
import { formEnvironment } from '../../form-environment.mjs';
import { temporaryFolder } from '../temporary.mjs';
import { watchMemory } from './memory.mjs';

/**
 * Builds a project and measures time and memory.
 *
 * @param {string} root of the project
 * @param {string} log file for the build's output
 * @returns {Promise<{ seconds: number, memory: number }>} `memory` is the peak of the build and its workers, bytes
 * @throws if the build fails
 */
export async function timedBuild(root, log) {
  const output = openSync(log, 'w');
  // Gatsby and its adapter do not remove their temporary folders.
  const temporary = temporaryFolder('build-');
  const started = performance.now();
  const { file, args } = packageCommand('gatsby', ['build']);
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, ...formEnvironment(), TMPDIR: temporary, TEMP: temporary },
    stdio: ['ignore', output, output],
  });
  const stop = () => void child.kill();
  process.once('exit', stop);
  const peak = watchMemory(child.pid ?? 0);
  const [code] = await once(child, 'exit');
  process.off('exit', stop);
  closeSync(output);
  const memory = peak();
  if (code !== 0) throw new Error(`The build failed, see ${log}.`);
  return { seconds: (performance.now() - started) / 1000, memory };
}
