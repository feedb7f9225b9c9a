import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTool, type Tool } from './tool';

export const page = (text: string) => `<p>${text}</p>`.padEnd(2000);

/** A small built site, and a file outside of it. */
export const files = {
  'secret.txt': 'outside of the site',
  'public/index.html': page('home'),
  'public/contact.html': page('contact'),
  'public/service-Fort.html': page('fort'),
  'public/é t é.html': page('summer'),
  'public/404.html': page('lost'),
  'public/en.html': page('english'),
  'public/en/404.html': page('lost in english'),
  'public/docs/index.html': page('docs'),
  'public/old.html': page('old'),
  'public/app.js': 'let a;'.repeat(200),
  'public/photo.webp': 'x'.repeat(2000),
  'public/_headers': '/*\n  x-frame-options: DENY\n/app.js\n  Cache-Control: max-age=31536000\n',
  'public/_redirects': [
    '/service-fort /service-Fort 200',
    '/moved /contact 301',
    '/old /contact 302!',
    '/contact /docs 302',
    '/kept /contact?a=1 301',
    '/en/* /en/404.html 404',
  ].join('\n'),
};

/** Starts the site server on the small site, or on other files, for a test file. */
export function useSite(content: Record<string, string> = files) {
  const root = mkdtempSync(path.join(tmpdir(), 'site-'));
  let site: Tool;

  beforeAll(async () => {
    for (const [name, text] of Object.entries(content)) {
      mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
      writeFileSync(path.join(root, name), text);
    }
    site = await startTool('serve.mjs', { cwd: root, env: { PORT: '0' } });
  });

  afterAll(async () => {
    await site.stop();
    rmSync(root, { recursive: true });
  });

  return {
    root,
    origin: () => site.origin,
    port: () => Number(new URL(site.origin).port),
    get: (url: string, init?: RequestInit) =>
      fetch(`${site.origin}${url}`, { redirect: 'manual', ...init }),
  };
}
