import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../free-port.mjs';

/** WebKitWebDriver, with a screen in memory. */

/** Starts a screen under the first number that is free. */
async function startScreen() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = await once(
    /** @type {import('node:stream').Readable} */ (screen.stdio[3]),
    'data',
  );
  return { screen, display: `:${String(number).trim()}` };
}

/** @param {string} url until it answers */
async function answers(url) {
  for (let left = 100; left > 0; left -= 1) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not answer at ${url}.`);
}

/**
 * Starts the driver.
 *
 * @returns {Promise<{ server: string, stop: () => void }>} its address
 */
export async function startDriver() {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' },
    stdio: 'ignore',
  });
  const server = `http://127.0.0.1:${port}`;
  const stop = () => {
    driver.kill();
    screen.kill();
  };
  await answers(`${server}/status`).catch((error) => {
    stop();
    throw error;
  });
  return { server, stop };
}
