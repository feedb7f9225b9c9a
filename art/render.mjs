// Renders missing pictures and those whose scene, kit or settings have changed: node art/render.mjs [NAME ...]. It can
// be stopped at any time: finished pictures are kept, and the next run continues with the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { finish } from './finish.mjs';
import { fingerprint, scenes } from './fingerprint.mjs';

const art = import.meta.dirname;
const images = path.join(art, '../data/images');
const renders = path.join(art, 'renders'); // ignored by Git: Blender's output for each pass
const record = path.join(art, 'rendered.json');
const GROUNDS = { share_card: '#e9f0fa' }; // share previews are JPEGs without a page behind them

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs Blender. Exits with its last output if it fails. */
function blender(args) {
  const { error, status, stdout, stderr } = spawnSync('blender', args, {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (error?.code === 'ENOENT')
    fail(
      'Blender was not found. Install it: apt-get install --no-install-recommends blender python3-numpy',
    );
  const trouble = `${stdout}${stderr}`.split('\n').filter((line) => !line.startsWith('Fra:'));
  if (status !== 0) fail(`Blender failed:\n${trouble.slice(-20).join('\n')}`);
}

async function render({ name, scene, isNight }) {
  const options = isNight ? ['--night'] : [];
  const script = [path.join(art, 'clay.py'), '--', path.join(art, 'scenes', `${scene}.py`)];
  blender([
    '-b',
    '-t',
    '2',
    '--python-exit-code',
    '1',
    '--python',
    ...script,
    ...options,
    '--out',
    renders,
  ]);
  const made = path.join(renders, name);
  const output = path.join(images, `${name}.png`);
  const passes = { subject: `${made}.png`, shadow: `${made}.shadow.png` };
  await finish({ ...passes, output, ground: GROUNDS[name] });
}

const names = process.argv.slice(2);
const all = scenes();
const unknown = names.filter((name) => !all.some((picture) => picture.name === name));
if (unknown.length > 0) fail(`No scene makes: ${unknown.join(', ')}`);
const wanted = names.length > 0 ? names.map((name) => all.find((p) => p.name === name)) : all;

const readRecord = () => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {});
for (const [index, picture] of wanted.entries()) {
  const { name } = picture;
  const mark = fingerprint(picture);
  const progress = `${index + 1}/${wanted.length} ${name}`;
  if (readRecord()[name] === mark && existsSync(path.join(images, `${name}.png`))) {
    console.log(`${progress}: unchanged`);
    continue;
  }
  const start = Date.now();
  await render(picture);
  const rendered = Object.entries({ ...readRecord(), [name]: mark }).sort(([a], [b]) =>
    a < b ? -1 : 1,
  );
  writeFileSync(record, `${JSON.stringify(Object.fromEntries(rendered), null, 2)}\n`);
  console.log(`${progress}: ${Math.round((Date.now() - start) / 1000)} s`);
}
