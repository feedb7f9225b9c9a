import { expect, test } from '@playwright/test';
import { observe } from './support/observatory';
import { receiver } from './support/receiver';

/** The grade that Mozilla's HTTP Observatory would give the published site, and that it can fall. */

/** What every answer should be sent with, as far as the rules look. */
const sound = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

for (const path of ['/', '/service-Courant_Fort', '/en/contact', '/404', '/nowhere']) {
  test(`Mozilla's Observatory would give ${path} the grade A+`, async ({ request }) => {
    const response = await request.get(path);
    // The tests' receiver stands where the published site has the form service, which is https:.
    const html = (await response.text()).replaceAll(receiver, 'https://api.staticforms.dev');
    const { grade, score, findings } = observe({ headers: response.headers(), html });
    const lines = findings.map(({ rule, finding, points }) => `${points} ${rule}: ${finding}`);
    expect(grade, [`${score} points`, ...lines].join('\n')).toBe('A+');
  });
}

/** What the Observatory says of a site that has everything but one thing. */
const worse: [change: string, grade: string, headers: Record<string, string>, policy?: string][] = [
  ['nothing changed', 'A+', {}],
  ['no policy', 'B', { 'content-security-policy': '' }, ''],
  ['scripts from anywhere', 'B+', {}, "default-src 'none'; script-src https:"],
  ['inline scripts', 'B+', {}, "default-src 'none'; script-src 'self' 'unsafe-inline'"],
  ['no framing rule', 'B+', { 'content-security-policy': '', 'x-frame-options': '' }],
  ['no strict transport', 'B+', { 'strict-transport-security': '' }],
  [
    'a short promise of TLS and few extras',
    'A',
    {
      'strict-transport-security': 'max-age=60',
      'cross-origin-resource-policy': '',
      'referrer-policy': '',
      'content-security-policy': '',
    },
    "default-src 'self'",
  ],
  ['a cookie', 'C+', { 'set-cookie': 'a=1' }],
  [
    'another host may read with credentials',
    'C',
    {
      'access-control-allow-origin': 'http://a.example',
      'access-control-allow-credentials': 'true',
    },
  ],
];

for (const [change, expected, headers, policy = "default-src 'none'; script-src 'self'"] of worse) {
  test(`the grade of a site with ${change} is ${expected}`, () => {
    const meta = policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    const { grade, findings } = observe({ headers: { ...sound, ...headers }, html: meta });
    expect(grade, JSON.stringify(findings, null, 1)).toBe(expected);
  });
}
