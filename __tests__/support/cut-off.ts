import child, { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import { promisify } from 'node:util';

/** Git commands that change something. */
const changing = /^(?:-c|update-index|reset)$/;

/**
 * Runs a task up to and including its n-th step, as if the process had been killed there. A step is a change of a file
 * in a folder, or a command of Git that changes something.
 *
 * @param step from 1
 * @returns whether the task has finished before
 */
export async function cutOff(
  step: number,
  folder: string,
  task: () => Promise<unknown>,
): Promise<boolean> {
  const never = Object.assign(new Promise<never>(() => {}), { child: {} });
  const begun: Promise<unknown>[] = [];
  let count = 0;
  let end = () => {};
  const ended = new Promise<boolean>((resolve) => (end = () => resolve(false)));
  const go = <Result extends Promise<unknown>>(isStep: boolean, begin: () => Result) => {
    if (isStep) count++;
    if (count >= step) {
      end();
      return never;
    }
    const result = begin();
    begun.push(result);
    return result;
  };
  for (const name of ['writeFile', 'rename', 'rm'] as const) {
    const original = fs[name] as (...args: unknown[]) => Promise<void>;
    jest
      .spyOn(fs, name)
      .mockImplementation((place: unknown, ...rest: unknown[]) =>
        go(String(place).startsWith(folder), () => original(place, ...rest)),
      );
  }
  const run = promisify(execFile);
  Object.assign(jest.spyOn(child, 'execFile'), {
    [promisify.custom]: (file: string, args: string[], options: object) =>
      go(changing.test(args[0] ?? ''), () => run(file, args, options)),
  });
  const done = await Promise.race([task().then(() => true), ended]);
  await Promise.allSettled(begun);
  jest.restoreAllMocks();
  return done;
}
