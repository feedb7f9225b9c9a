import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';

/** Types of scripts that a browser executes or applies (HTML standard, "script" element); all others hold data. */
const scriptTypes =
  /^(?:module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))?$/i;

/** The encoding, which must be in the first kilobyte of a page. */
const charset = /\s*<meta\s+charset=[^>]*>/iy;

interface Inline {
  /** Texts of the inline scripts and styles. */
  script: Set<string>;
  style: Set<string>;
  /** Where the content of the head starts; undefined where the page has no head. */
  head: number | undefined;
}

/** Parses a page as a browser without script does, so that the content of `noscript` counts too. */
function inlineOf(html: string): Inline {
  const found: Inline = { script: new Set(), style: new Set(), head: undefined };
  let start: number | undefined;
  const parser = new Parser({
    onopentag(name, { src, type = '' }) {
      const end = parser.endIndex + 1;
      if (name === 'head') found.head ??= end;
      const counts = name === 'style' || (src === undefined && scriptTypes.test(type.trim()));
      start = counts ? end : undefined;
    },
    onclosetag(name, implied) {
      if (start === undefined || implied || (name !== 'script' && name !== 'style')) return;
      // A parser normalises line breaks to line feeds before hashing.
      found[name].add(html.slice(start, parser.startIndex).replace(/\r\n?/g, '\n'));
      start = undefined;
    },
  });
  parser.end(html);
  return found;
}

/** Other origins that a page needs, `https://api.example`. */
interface Origins {
  /** The form service. */
  form: string;
  /** Where the service redirects to after a post without script. */
  afterForm: string;
}

/** A source expression of one text (CSP 3, "hash-source"). */
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The policy of a page, limited to its needs.
 *
 * - `default-src` is `'self'` because Firefox checks `<link rel="prefetch">` against it, which Gatsby uses. It also
 *   applies to fonts and the manifest.
 * - `child-src` applies to frames and workers.
 * - Gatsby's markup has style attributes. `data:` is for the small drawings in the style sheets.
 * - The form service redirects a visitor without script to the published site, which Chromium checks against
 *   `form-action` too. On a deploy preview that is another origin than `'self'`.
 * - `upgrade-insecure-requests` is left out: all addresses are relative or `https:`, and a site on this machine has no
 *   `https:`.
 */
function policy({ script, style }: Inline, { form, afterForm }: Origins): string {
  return [
    "default-src 'self'",
    ...['child-src', 'media-src', 'object-src'].map((name) => `${name} 'none'`),
    ["script-src 'self'", ...[...script].map(hash)].join(' '),
    ["style-src 'self'", ...[...style].map(hash)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    `connect-src 'self' ${form}`,
    ["form-action 'self'", ...new Set([form, afterForm])].join(' '),
    "base-uri 'none'",
  ].join('; ');
}

/**
 * Adds the Content Security Policy to a page, with hashes of its inline scripts and styles. This has to be the last
 * change to a page: content changed afterwards is blocked. A `meta` works on any host; directives that it cannot set
 * are in the headers (hosting.ts).
 *
 * @param html a built page
 * @returns the page with its policy at the start of the head, right after the encoding
 * @throws if the page has no head
 */
export function withSecurityPolicy(html: string, origins: Origins): string {
  const inline = inlineOf(html);
  if (inline.head === undefined) throw new Error('no head for the security policy');
  charset.lastIndex = inline.head;
  const at = charset.test(html) ? charset.lastIndex : inline.head;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy(inline, origins)}"/>`;
  return html.slice(0, at) + meta + html.slice(at);
}
