import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/support/journey';
import { browserFlags, locale } from './tools/browser-flags.mjs';
import { receiverPort, sitePort } from './tools/ports.mjs';

const site = `http://localhost:${sitePort()}`;
const receiver = `http://localhost:${receiverPort()}`;

/** Set by tools/e2e.mjs where there is a Firefox. */
const hasFirefox = Boolean(process.env.FIREFOX_PATH);

/** Set by `npm run test:all`, see tools/e2e.mjs. */
const testsAll = Boolean(process.env.TEST_ALL);

export default defineConfig<EngineOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  projects: [
    // First, as these take longest. One copy for both.
    ...(testsAll ? [{ name: 'builds', testMatch: 'builds/**', workers: 1 }] : []),
    { name: 'editor', testMatch: 'editor/**', workers: 1 }, // which starts once
    ...(hasFirefox
      ? [
          {
            name: 'firefox',
            testMatch: 'engines/first-visit.spec.ts',
            use: { engine: 'firefox' as const },
          },
        ]
      : []),
    { name: 'site', testIgnore: ['builds/**', 'editor/**', 'engines/**'] },
  ],
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: site,
    locale,
    colorScheme: 'light',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: browserFlags,
    },
  },
  webServer: [
    { command: 'node tools/serve.mjs', url: site, reuseExistingServer: false },
    {
      command: 'node tools/receive.mjs',
      port: Number(new URL(receiver).port),
      reuseExistingServer: false,
      env: { FORM_FILE: 'test-results/received.jsonl' },
    },
  ],
});
