import { test as base } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { startPuppeteer } from '../../../tools/browsers/puppeteer-engine.mjs';
import { startWebKit } from '../../../tools/browsers/webkit-engine.mjs';
import type {
  Circumstances,
  Engine,
  EngineName,
  Window,
} from '../../../tools/browsers/windows.mjs';
import { locale } from '../../../tools/browser-flags.mjs';
import { desk } from '../../support/viewports';
import { Visitor } from './visitor';

export interface EngineOptions {
  engine: EngineName;
}

interface Journey {
  /** Starts a visit in a window of its own, with nothing stored; what was open before closes. */
  visit: (circumstances?: Partial<Circumstances>) => Promise<Visitor>;
}

const usual: Circumstances = { ...desk, language: locale, dark: false, script: true };

export const test = base.extend<Journey, EngineOptions & { started: Engine }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const started = engine === 'webkit' ? await startWebKit() : await startPuppeteer(engine);
      await use(started);
      await started.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ started, baseURL }, use, info) => {
    let open: Window | undefined;
    await use(async (given = {}) => {
      await open?.close();
      const circumstances = { ...usual, ...given };
      open = await started.openWindow(circumstances);
      return new Visitor(open, baseURL ?? '', circumstances.script);
    });
    if (open && info.status !== info.expectedStatus)
      await writeFile(info.outputPath('window.png'), await open.picture());
    await open?.close();
    info.annotations.push({ type: 'engine', description: started.version });
  },
});

export { expect } from '@playwright/test';
