/**
 * Texts and paths that run as script or lead to another site if a page treats them as markup, code or an address. A
 * successful one sets `window.ran`, opens a dialog, or sends a request to `hostileHost`.
 */

export const hostileHost = 'evil.example';

const run = 'window.ran=1';

/** Runs as markup, without a click. */
export const hostileMarkup = `"></title></textarea>--><img src=x onerror=${run}>`;

/** What a candidate for a language may not contain (specification, section 5), and what a page must not run. */
export const hostileTexts: readonly string[] = [
  hostileMarkup,
  `<script>${run}</script>`,
  `<svg/ONLOAD = ${run}>`,
  `<base href=//${hostileHost}/>`,
  `{{constructor.constructor('${run}')()}}`,
  `$t(${run})`,
  `java\tscript :${run}`,
  'VBSCRIPT\t:MsgBox(1)',
  'window._EVAL (1)',
  'top["Alert"](1)',
  'document.cookie',
  'document\n.writeln(1)',
  'window . Location.href=1',
  'INNERHTML',
  `en/../..//${hostileHost}`,
];

/** Paths that a server or a script could interpret as more than a path. */
export const hostilePaths: readonly string[] = [
  `///${hostileHost}/contact`,
  `/en//${hostileHost}`,
  `/\\/${hostileHost}/`,
  `/%252f%252f${hostileHost}`,
  `/%5c%5c${hostileHost}/`,
  `/contact/%2e%2e//${hostileHost}/../contact/`,
  `/%09/${hostileHost}/`,
  `/contact%0d%0aSet-Cookie:%20ran=1/`,
  `/contact/?%0d%0aX-Injected:%201&lng=//${hostileHost}`,
  `/https:/${hostileHost}`,
  `/%ff%fe//${hostileHost}`,
  `/"><img%20src=x%20onerror=${run}>`,
];
