import { load } from 'cheerio';
import { judgePolicies, type Judgement } from './observatory-policy';
import { parsePolicy, type Policy } from './policy';

/**
 * The grade that Mozilla's HTTP Observatory would give an answer, by its published rules: tests and score table of
 * https://github.com/mdn/mdn-http-observatory (src/analyzer/tests, src/grader/charts.js, src/scanner/index.js).
 *
 * What only a host with TLS shows is taken from the headers: that it redirects `http:` to `https:` on the same name
 * scores nothing, and so does HSTS without the preload list. Cookies are judged more strictly: the site sends none.
 * Several policies are read as a browser reads them, each enforced.
 */

export interface Answer {
  /** Names in lower case. */
  headers: Record<string, string>;
  html: string;
}

interface Finding {
  rule: string;
  finding: string;
  /** What it adds to 100, or takes off. */
  points: number;
}

function policiesOf({ headers, html }: Answer): { header: Policy[]; all: Policy[] } {
  const $ = load(html);
  const metas = $('meta[http-equiv="content-security-policy" i]')
    .toArray()
    .map((meta) => $(meta).attr('content') ?? '');
  const header = (headers['content-security-policy'] ?? '').split(',').filter(Boolean);
  const parsed = header.map(parsePolicy);
  return { header: parsed, all: [...parsed, ...metas.map(parsePolicy)] };
}

function crossOriginSharing({ headers }: Answer): Judgement {
  const open = headers['access-control-allow-origin'];
  const credentials = headers['access-control-allow-credentials'] === 'true';
  return open && open !== '*' && credentials ? [`${open} with credentials`, -50] : ['closed', 0];
}

function referrerPolicy({ headers }: Answer): Judgement {
  const safe = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const sent = headers['referrer-policy'];
  if (!sent) return ['none', 0];
  return safe.includes(sent.split(',').at(-1)?.trim() ?? '') ? [sent, 5] : [sent, -5];
}

/** Seconds from which a promise of TLS counts as long: 180 days. */
const longEnough = 15_552_000;

function strictTransport({ headers }: Answer): Judgement {
  const sent = headers['strict-transport-security'] ?? '';
  const [, seconds] = /^max-age=(\d+)(?:;[^,]*)?$/i.exec(sent) ?? [];
  if (!seconds) return [sent || 'none', -20];
  return Number(seconds) >= longEnough ? [sent, 0] : [sent, -10];
}

function subresourceIntegrity({ html }: Answer): Judgement {
  const $ = load(html);
  const foreign = $('script[src]')
    .toArray()
    .map((script) => ({ src: $(script).attr('src') ?? '', sri: $(script).attr('integrity') }))
    .filter(({ src }) => /^(?:https?:)?\/\//.test(src));
  const [first] = foreign;
  if (!first) return ['every script is of the site', 0];
  const secure = foreign.every(({ src }) => src.startsWith('https:'));
  const checked = foreign.every(({ sri }) => sri);
  if (secure) return checked ? ['foreign, checked', 5] : [first.src, -5];
  return [first.src, checked ? -20 : -50];
}

function framing(answer: Answer): Judgement {
  if (policiesOf(answer).header.some((policy) => policy.has('frame-ancestors')))
    return ['by frame-ancestors', 5];
  const sent = answer.headers['x-frame-options'] ?? 'none';
  return [sent, /^(?:deny|sameorigin)$/i.test(sent) ? 0 : -20];
}

function resourcePolicy({ headers }: Answer): Judgement {
  const sent = headers['cross-origin-resource-policy'];
  if (!sent || sent === 'cross-origin') return [sent ?? 'none', 0];
  return [sent, ['same-origin', 'same-site'].includes(sent) ? 10 : -5];
}

const rules: Record<string, (answer: Answer) => Judgement> = {
  'Content Security Policy': (answer) => judgePolicies(policiesOf(answer).all),
  Cookies: ({ headers }) => (headers['set-cookie'] ? ['set by a header', -40] : ['none', 0]),
  'Cross-origin sharing': crossOriginSharing,
  'Referrer policy': referrerPolicy,
  'Strict transport security': strictTransport,
  'Subresource integrity': subresourceIntegrity,
  'Content type options': ({ headers }) => {
    const sent = headers['x-content-type-options'] ?? 'none';
    return [sent, sent === 'nosniff' ? 0 : -5];
  },
  Framing: framing,
  'Cross-origin resource policy': resourcePolicy,
};

const grades: [from: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
];

/** Points from which what adds to 100 counts. */
const enoughForMore = 90;

/** The grade of an answer, its score, and what each rule said. */
export function observe(answer: Answer): { grade: string; score: number; findings: Finding[] } {
  const findings = Object.entries(rules).map(([rule, judge]) => {
    const [finding, points] = judge(answer);
    return { rule, finding, points };
  });
  const sum = (list: number[]) => list.reduce((total, points) => total + points, 100);
  const points = findings.map((each) => each.points);
  const lost = sum(points.filter((each) => each < 0));
  const score = Math.max(lost >= enoughForMore ? sum(points) : lost, 0);
  return { grade: grades.find(([from]) => score >= from)?.[1] ?? 'F', score, findings };
}
