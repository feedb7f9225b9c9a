import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './e2e/engines/support/journey';
import base from './playwright.config';
import { engineNames } from './tools/browsers/windows.mjs';

/** The visitor's journeys in three engines (`npm run test:browsers`). */

const chosen = process.env.ENGINES?.split(',');

export default defineConfig<EngineOptions>({
  ...base,
  testDir: 'e2e/engines',
  testMatch: process.env.SCREENS ? 'screens.ts' : '*.spec.ts',
  outputDir: 'test-results/engines',
  reporter: [['list'], ['./tools/browsers/reporter.mjs']],
  projects: engineNames
    .filter((name) => chosen?.includes(name) ?? true)
    .map((name) => ({ name, use: { engine: name } })),
});
