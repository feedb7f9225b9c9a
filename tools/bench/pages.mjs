import { readFileSync } from 'node:fs';

/** @param {string} name @returns {{ route: string, figures: string[] }[]} */
const records = (name) => JSON.parse(readFileSync(`data/${name}.json`, 'utf8'));

/** @returns {string[]} the measured pages: home first, the service with the most figures, and one page of each kind */
export function usualPages() {
  const [service] = records('services').sort((a, b) => b.figures.length - a.figures.length);
  const [category] = records('categories');
  const routes = [service, category].map((record) => record?.route ?? '/');
  return ['/', ...routes, '/referance', '/lentreprise', '/contact'];
}
