import { expect, test } from '@playwright/test';
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Bad data ends the build before anything is built, with one sentence that says where to look. */

const root = path.join(__dirname, '..');

/** What a build reads. */
const source = [
  'data',
  'locales',
  'src',
  'static',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package.json',
  'tsconfig.json',
];

const faults = [
  {
    name: 'an unknown category',
    make: (copy: string) =>
      change(path.join(copy, 'data/services.json'), (services: Record<string, unknown>[]) => {
        const service = services.find(({ slug }) => slug === 'securite');
        Object.assign(service ?? {}, { category: 'plumbing' });
      }),
    sentence:
      'data/services.json, record "securite", field "category": unknown "plumbing", expected one of electricity, renewable, it.',
  },
  {
    name: 'a missing key',
    make: (copy: string) =>
      change(path.join(copy, 'locales/pt/home.json'), (words: { hero: object }) => {
        Reflect.deleteProperty(words.hero, 'title');
      }),
    sentence:
      'locales/pt/home.json, field "hero.title", language pt: the key is missing, fr has it.',
  },
  {
    name: 'a missing picture',
    make: (copy: string) => rm(path.join(copy, 'data/images/alarm.webp')),
    sentence:
      'data/services.json, record "securite", field "details.alarm.image": data/images/alarm.webp does not exist.',
  },
];

async function change<Content>(file: string, edit: (content: Content) => void): Promise<void> {
  const content = JSON.parse(await readFile(file, 'utf8')) as Content;
  edit(content);
  await writeFile(file, JSON.stringify(content));
}

/** Builds in a folder; the output is plain text, its lines joined where the terminal would wrap them. */
async function build(folder: string): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], {
    cwd: folder,
    env: { ...process.env, CI: 'true', GATSBY_TELEMETRY_DISABLED: '1' },
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  const text = stripVTControlCharacters(Buffer.concat(chunks).toString());
  return { code, output: text.replace(/\s+/g, ' ') };
}

for (const { name, make, sentence } of faults) {
  test(`${name} stops the build`, async () => {
    const copy = await mkdtemp(path.join(tmpdir(), 'broken-build-'));
    try {
      await Promise.all(
        source.map((entry) =>
          cp(path.join(root, entry), path.join(copy, entry), { recursive: true }),
        ),
      );
      await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
      await make(copy);
      const { code, output } = await build(copy);
      expect(output).toContain(`The site was not built: 1 fault to mend. - ${sentence}`);
      expect(code).not.toBe(0);
      expect(output).not.toContain('success onPreBootstrap');
      expect(output).not.toContain('Building');
    } finally {
      await rm(copy, { recursive: true, force: true });
    }
  });
}
