import { readFileSync } from 'node:fs';

/** The solar service: the page with the most figures. */
function richestService() {
  /** @type {{ route: string, figures: string[] }[]} */
  const services = JSON.parse(readFileSync('data/services.json', 'utf8'));
  const [richest] = services.sort((a, b) => b.figures.length - a.figures.length);
  return richest?.route ?? '/';
}

/** @returns {string[]} the addresses that are measured: home, one service, contact, in French and Italian */
export function usualPages() {
  const service = richestService();
  return ['/', service, '/contact', '/it', `/it${service}`, '/it/contact'];
}
