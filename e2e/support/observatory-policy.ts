import { allowed, type Policy } from './policy';

/** A finding and what it adds to 100 points, or takes off. */
export type Judgement = [finding: string, points: number];

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const inline = ["'unsafe-inline'", 'data:'];
const insecure = /^(?:http|ftp):/;

const has = (sources: string[], wanted: string[]) => sources.some((each) => wanted.includes(each));

/** Sources of scripts or styles: where a hash or a nonce stands, `'unsafe-inline'` is without effect. */
function runnable(policies: Policy[], name: string): string[] {
  const sources = allowed(policies, name, 'default-src');
  const named = sources.some((source) => /^'(?:sha\d+|nonce)-/.test(source));
  return named ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

/**
 * What the Observatory says of all policies of a page together.
 *
 * @see e2e/support/observatory.ts for the source of the rules
 */
export function judgePolicies(all: Policy[]): Judgement {
  if (all.length === 0) return ['no policy', -25];
  const script = runnable(all, 'script-src');
  const style = runnable(all, 'style-src');
  const object = allowed(all, 'object-src', 'default-src');
  const passive = ['img-src', 'media-src'];
  const names = new Set(all.flatMap((policy) => [...policy.keys()]));
  const active = [...names].filter((name) => !passive.includes(name) && name !== 'script-src');
  const activeSources = [...active.flatMap((name) => allowed(all, name)), ...script];
  if (has(script, [...broad, ...inline]) || has(object, broad)) return ['unsafe scripts', -20];
  if (activeSources.some((source) => insecure.test(source))) return ['http: sources', -20];
  if (has([...script, ...style], ["'unsafe-eval'"])) return ['unsafe-eval', -10];
  const pictures = passive.flatMap((name) => allowed(all, name, 'default-src'));
  if (pictures.some((source) => insecure.test(source))) return ['http: pictures', -10];
  if (has(style, [...broad, ...inline])) return ['unsafe styles', 0];
  return allowed(all, 'default-src').join() === "'none'"
    ? ["nothing unsafe, default-src 'none'", 10]
    : ['nothing unsafe', 5];
}
