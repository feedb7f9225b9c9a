/** Gatsby's own way to ask for a page's scripts: at once, and before its pictures. */
const scriptTag = /<script src="(\/[^"]+\.js)" async(?:="")?><\/script>/g;
const preload = /<link as="script" rel="preload" href="[^"]*"\/>/g;

/** What Gatsby tells these scripts of the page and the build. */
const setting =
  /<script(?:\s+id="gatsby-[\w-]+")?\s*>\s*(?:\/\*<!\[CDATA\[\*\/)?(window\.[^]*?)(?:\/\*\]\]>\*\/)?\s*<\/script>/g;

const found = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, part = '']) => part);

/**
 * Lets the page's scripts come after what is painted: one small script stands in the place of all that Gatsby puts at
 * the end of a page.
 *
 * @param html a built page
 * @param loader the code of `src/early/late.ts`
 * @returns the page with the loader in the place of its script tags
 * @throws if the page has not the scripts and settings that Gatsby writes
 */
export function withLateScripts(html: string, loader: string): string {
  const files = found(html, scriptTag);
  const settings = found(html, setting);
  if (files.length === 0) throw new Error('no script tag as Gatsby writes them');
  if (settings.length === 0) throw new Error('no settings as Gatsby writes them');
  const tag = `<script data-files="${files.join(' ')}">${settings.join('')}${loader}</script>`;
  return html
    .replace(scriptTag, '')
    .replace(preload, '')
    .replace(setting, '')
    .replace('</body>', () => `${tag}</body>`);
}
