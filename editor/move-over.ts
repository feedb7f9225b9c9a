import { rename } from 'node:fs/promises';
import { types } from 'node:util';

/** How long a file that another program holds open is waited for, in ms. Windows moves nothing over such a file. */
const pauses = [50, 100, 150];

const isHeld = (error: unknown) =>
  types.isNativeError(error) &&
  'code' in error &&
  ['EPERM', 'EBUSY', 'EACCES'].includes(String(error.code));

/** Moves a file or a folder over another, in one step. */
export async function moveOver(from: string, to: string): Promise<void> {
  for (const pause of [...pauses, undefined]) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (pause === undefined || !isHeld(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
