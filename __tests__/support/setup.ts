import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

/** jsdom has none; React's server renderer needs one. */
if (!('TextEncoder' in globalThis)) Object.assign(globalThis, { TextEncoder });
