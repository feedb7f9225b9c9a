import { test as base } from '@playwright/test';
import { startPuppeteer } from '../../../tools/browsers/puppeteer-engine.mjs';
import { startWebKit } from '../../../tools/browsers/webkit-engine.mjs';
import type { Circumstances, Engine, EngineName } from '../../../tools/browsers/windows.mjs';
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
  visit: async ({ started, baseURL }, use, { annotations }) => {
    let close = () => Promise.resolve();
    await use(async (given = {}) => {
      await close();
      const circumstances = { ...usual, ...given };
      const window = await started.openWindow(circumstances);
      close = window.close;
      return new Visitor(window, baseURL ?? '', circumstances.script);
    });
    await close();
    annotations.push({ type: 'engine', description: started.version });
  },
});

export { expect } from '@playwright/test';
