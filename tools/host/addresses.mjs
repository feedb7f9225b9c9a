import { readdirSync } from 'node:fs';

/** @typedef {import('./ask.mjs').Question} Question */

const paths = (/** @type {string[]} */ ...list) => list.map((path) => ({ path }));

/** @returns {string} the site's first script, whose name changes with its content */
const appScript = () => `/${readdirSync('public').find((file) => /^app-\w+\.js$/.test(file))}`;

const pages = paths(
  ...['/', '/en', '/es', '/pt', '/it', '/contact', '/en/contact', '/lentreprise', '/referance'],
  ...['/it/referance', '/privacy-policy', '/terms-use', '/service-details/Eletricite'],
  ...['/pt/service-details/Informatique', '/service-Courant_Fort', '/404', '/en/404'],
);

const letterCase = paths(
  ...['/service-details/eletricite', '/en/service-details/eletricite', '/service-courant_fort'],
  ...['/en/service-courant_fort', '/CONTACT', '/en/Contact', '/EN/contact'],
);

const slashesAndEndings = paths(
  ...['/contact/', '/contact//', '//contact', '/en/contact/', '/service-details/Eletricite/'],
  ...['/contact.html', '/index.html', '/en.html', '/en/index.html', '/service-details/'],
);

const unknown = paths('/nothing', '/en/nothing', '/it/nothing/deep', '/nothing.js', '/de/contact');

const hostile = paths(
  ...['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/%00', '//evil.example/'],
  ...['/%2f%2fevil.example', '/\\evil.example', '/_headers', '/_redirects', '/contact%2f'],
  ...['/en%2fcontact', '/contact?x=%3Cscript%3E', '/<script>', '/contact%20', '/%63ontact'],
);

const queries = paths('/contact?lng=fr', '/contact?lng=en', '/contact?a=b');

/** What both servers are asked. The last one ends `netlify dev`. */
export const questions = () =>
  /** @type {Question[]} */ ([
    ...pages,
    ...paths('/robots.txt', '/favicon.svg', '/manifest.webmanifest'),
    { path: appScript(), name: 'the first script' },
    ...paths('/page-data/contact/page-data.json'),
    ...letterCase,
    ...slashesAndEndings,
    ...unknown,
    ...queries,
    ...hostile,
    { path: '/%E0%A4%A' },
  ]);
