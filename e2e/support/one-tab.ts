import { test as base } from './test';

/** For pages that are only looked at: they stand still. */
export const test = base.extend({ contextOptions: { reducedMotion: 'reduce' } });
