import { defineConfig } from '@playwright/test';
import { browserFlags, locale } from './tools/browser-flags.mjs';
import { receiverPort, sitePort } from './tools/ports.mjs';

const origin = `http://localhost:${sitePort()}`;
const receiver = `http://localhost:${receiverPort()}`;

/** Set by `npm run test:all`, see tools/e2e.mjs. */
const testsAll = Boolean(process.env.TEST_ALL);

/** Set by `npm run test:engines`. */
const testsEngines = Boolean(process.env.TEST_ENGINES);

/** Tests over the built site. */
const site = { testIgnore: ['builds/**', 'editor/**'] };

const chromium = {
  launchOptions: { executablePath: process.env.CHROME_PATH, args: browserFlags },
};

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 240_000, // some open many pages, and two cores may be busy
  expect: { timeout: 15_000 },
  projects: testsEngines
    ? [
        { ...site, name: 'chromium', grep: /@engines/, use: chromium },
        { ...site, name: 'firefox', grep: /@engines/, use: { browserName: 'firefox' } },
        { ...site, name: 'webkit', grep: /@engines/, use: { browserName: 'webkit' } },
      ]
    : [
        // First, as these take longest. One copy for both.
        ...(testsAll
          ? [{ name: 'builds', testMatch: 'builds/**', workers: 1, use: chromium }]
          : []),
        { name: 'editor', testMatch: 'editor/**', workers: 1, use: chromium }, // which starts once
        { ...site, name: 'site', use: chromium },
      ],
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: origin,
    locale,
    colorScheme: 'light',
    // What a failure leaves in test-results/e2e. A picture of each step would cost a quarter of the processor's time.
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  webServer: [
    { command: 'node tools/serve.mjs', url: origin, reuseExistingServer: false },
    {
      command: 'node tools/receive.mjs',
      port: Number(new URL(receiver).port),
      reuseExistingServer: false,
      env: { FORM_FILE: 'test-results/received.jsonl' },
    },
  ],
});
