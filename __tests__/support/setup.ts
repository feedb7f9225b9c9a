import '@testing-library/jest-dom';
import { TextEncoder } from 'node:util';

/** React's server renderer needs it, and jsdom has none. */
if (!('TextEncoder' in globalThis)) Object.assign(globalThis, { TextEncoder });
