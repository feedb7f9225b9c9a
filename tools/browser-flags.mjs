/** The language of the visitor: with French, the addresses without a prefix stay where they are. */
export const locale = 'fr-CH';

/** Flags for a browser that tests or measures and does nothing else. */
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
