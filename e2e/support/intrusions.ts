import type { Page } from '@playwright/test';
import { foreign } from './intruder';

/** Markup and code that somebody could inject into a page. */

const mark = "window.ran = 'inline'";

/** Markup in the served page. */
export const served = {
  inlineScript: `<script>${mark}</script>`,
  foreignScript: `<script src="${foreign}/a.js"></script>`,
  dataScript: `<script src="data:text/javascript,${encodeURIComponent(mark)}"></script>`,
  handler: `<img src="/none.png" alt="" onerror="${mark}">`,
  scriptLink: `<a id="link" href="javascript:void(${mark})">free</a>`,
  picture: `<img src="${foreign}/pixel.png" alt="">`,
  styleSheet: `<link rel="stylesheet" href="${foreign}/a.css">`,
  style: `<style>body { background: url(${foreign}/read.png) }</style>`,
  styleAttribute: `<p style="background: url(${foreign}/attribute.png)">free</p>`,
  form: `<form method="post" action="${foreign}/text"><button id="post">free</button></form>`,
  frame: `<iframe src="${foreign}/frame"></iframe>`,
  object: `<object data="${foreign}/object" type="text/html"></object>`,
};

/** The violations that the browser reports for it: directive, and what was blocked; of a frame only its origin. */
export const blockedMarkup = [
  'script-src-elem inline',
  `script-src-elem ${foreign}/a.js`,
  'script-src-elem data',
  'script-src-attr inline',
  `img-src ${foreign}/pixel.png`,
  `style-src-elem ${foreign}/a.css`,
  'style-src-elem inline',
  `img-src ${foreign}/attribute.png`,
  `form-action ${foreign}/text`,
  `frame-src ${foreign}`,
  `object-src ${foreign}`,
];

/** Code that runs in the page, and the directive that blocks it. */
export const acts = {
  'code out of a text': {
    directive: 'script-src',
    act: (page: Page) =>
      page.evaluate((code) => void Reflect.apply(setTimeout, window, [code]), mark),
  },
  'a request to a foreign host': {
    directive: 'connect-src',
    act: (page: Page) =>
      page.evaluate(
        (url) => void fetch(url, { mode: 'no-cors' }).catch(() => undefined),
        `${foreign}/text`,
      ),
  },
};
