import { moved } from './moved';

/*
 * Depends on: the script tags, preloads and settings that Gatsby writes into each page.
 * Saves: half the time to the largest paint (docs/decisions.md, "Scripts load late").
 */

const scriptTag = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;
const preload = /<link as="script" rel="preload" href="[^"]*"\/>/g;

/** Gatsby's inline settings of the page and the build. */
const setting =
  /<script(?:\s+id="gatsby-[\w-]+")?\s*>\s*(?:\/\*<!\[CDATA\[\*\/)?(window\.[^]*?)(?:\/\*\]\]>\*\/)?\s*<\/script>/g;

const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, part = '']) => part);

/**
 * Replaces a page's script tags and preloads by one small script at the end of the body, which loads them later.
 *
 * @param html a built page
 * @param loader the code of `late-scripts-loader.ts`
 * @throws if the page does not have the script tags and settings that Gatsby writes
 */
export function withLateScripts(html: string, loader: string): string {
  const files = found(html, scriptTag);
  const settings = found(html, setting);
  if (files.length === 0)
    throw moved('src/gatsby/late-scripts.ts', 'no script tag as Gatsby writes them');
  if (settings.length === 0)
    throw moved('src/gatsby/late-scripts.ts', 'no settings as Gatsby writes them');
  const tag = `<script data-files="${files.join(' ')}">${settings.join('')}${loader}</script>`;
  return html
    .replace(scriptTag, '')
    .replace(preload, '')
    .replace(setting, '')
    .replace('</body>', () => `${tag}</body>`);
}
