/** The visitor's language. With French, an address without a prefix does not redirect. */
export const locale = 'fr-CH';

/** Flags for tests: no window, and nothing in the background. */
export const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
