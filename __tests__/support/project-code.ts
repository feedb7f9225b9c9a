import { pageNamespaces } from '../../src/content/templates';

/** What the pages of the sound project ask for: keys of words, and one picture. */
export const soundCode = [
  ...pageNamespaces.map((namespace) => `t('${namespace}:title');`),
  "t('home:steps', { returnObjects: true });",
  't(`home:errors.${name}`);',
  "file(relativePath: { eq: 'images/hero.webp' })",
].join('\n');
