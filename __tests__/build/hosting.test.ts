/** @jest-environment node */
import { headers, redirectRules } from '../../src/build/hosting';
import { soundData } from '../support/project';

const rules = redirectRules(soundData());
const lines = rules.trim().split('\n');

it('lets each address with capitals answer in lower case too, in every language', () => {
  expect(lines.filter((line) => line.endsWith(' 200'))).toEqual(
    ['', '/en', '/es', '/pt', '/it'].flatMap((prefix) => [
      `${prefix}/trade/electricity ${prefix}/trade/Electricity 200`,
      `${prefix}/trade/computing ${prefix}/trade/Computing 200`,
      `${prefix}/service-cabling ${prefix}/service-Cabling 200`,
      `${prefix}/service-websites ${prefix}/service-Websites 200`,
    ]),
  );
});

it('answers an unknown address with 404 in the language of its prefix', () => {
  expect(lines.filter((line) => line.endsWith(' 404'))).toEqual([
    '/en/* /en/404.html 404',
    '/es/* /es/404.html 404',
    '/pt/* /pt/404.html 404',
    '/it/* /it/404.html 404',
  ]);
});

it('has no other rule, and the wide ones last: the first that fits wins', () => {
  expect(lines).toHaveLength(24);
  expect(lines.slice(0, 20).filter((line) => line.includes('*'))).toEqual([]);
  expect(rules.endsWith('\n')).toBe(true);
});

it('needs no rule for an address that is in lower case already', () => {
  const { services } = soundData();
  const plain = services.map((service) => ({ ...service, route: service.route.toLowerCase() }));
  expect(redirectRules({ categories: [], services: plain })).not.toContain(' 200');
});

it('gives every answer the headers that keep it from being framed, sniffed or watched', () => {
  expect(headers.map(({ source }) => source)).toEqual(['/*']);
  const sent = Object.fromEntries(headers[0]!.headers.map(({ key, value }) => [key, value]));
  expect(sent).toMatchObject({
    'content-security-policy': "frame-ancestors 'none'",
    'cross-origin-opener-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(sent['strict-transport-security']).toMatch(/^max-age=\d{8}/);
});
