import { withLateScripts } from '../../src/gatsby/late-scripts';

/** The end of a page as Gatsby writes it. */
const page = `<!DOCTYPE html><html><head><link as="script" rel="preload" href="/app-1.js"/><link rel="preload" href="/a.woff2" as="font"/><script type="module">window.showsPictures;</script></head><body><script>"use strict";early();</script><div id="___gatsby"></div><script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script><!-- slice-start -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";
          </script>
        <script>window.___webpackCompilationHash="ab12";</script><script type="application/ld+json">{"a":"window.b"}</script><script src="/polyfill-1.js" nomodule></script><script src="/runtime-1.js" async></script><script src="/app-1.js" async=""></script></body></html>`;

it('puts one script in the place of all that Gatsby has, and leaves everything else', () => {
  expect(withLateScripts(page, 'load("$&");').replace(/\s+(?=<)/g, '')).toBe(
    '<!DOCTYPE html><html><head><link rel="preload" href="/a.woff2" as="font"/><script type="module">window.showsPictures;</script></head><body><script>"use strict";early();</script><div id="___gatsby"></div><!-- slice-start --><script type="application/ld+json">{"a":"window.b"}</script><script src="/polyfill-1.js" nomodule></script><script data-files="/runtime-1.js /app-1.js">window.pagePath="/";window.___chunkMapping="{\\"app\\":[\\"/app-1.js\\"]}";window.___webpackCompilationHash="ab12";load("$&");</script></body></html>',
  );
});

it.each([
  ['script tag', page.replaceAll(' async', ' defer')],
  ['settings', page.replaceAll('window.', 'self.')],
])('says so where a page has no %s as Gatsby writes it', (what, html) => {
  expect(() => withLateScripts(html, '')).toThrow(
    `src/gatsby/late-scripts.ts: no ${what} as Gatsby writes them. Adapt the file`,
  );
});
