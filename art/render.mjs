// Renders the named pictures, or all of them: node art/render.mjs [NAME ...]
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { finish } from './finish.mjs';

const art = import.meta.dirname;
const images = path.join(art, '../data/images');
const renders = path.join(art, 'renders'); // ignored by Git: Blender's output for each pass
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

/** The pictures: one for each scene, and a night picture for each scene with `def night`. */
function pictures() {
  const scenes = path.join(art, 'scenes');
  const names = readdirSync(scenes)
    .filter((file) => file.endsWith('.py'))
    .map((file) => path.basename(file, '.py'))
    .sort();
  return names.flatMap((scene) => {
    const day = { name: scene, scene, isNight: false };
    const night = { name: `${scene}_night`, scene, isNight: true };
    const text = readFileSync(path.join(scenes, `${scene}.py`), 'utf8');
    return /^def night\(/m.test(text) ? [day, night] : [day];
  });
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
const all = pictures();
const unknown = names.filter((name) => !all.some((picture) => picture.name === name));
if (unknown.length > 0) fail(`No scene makes: ${unknown.join(', ')}`);
const wanted = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
for (const [index, picture] of wanted.entries()) {
  const start = Date.now();
  await render(picture);
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(`${index + 1}/${wanted.length} ${picture.name}: ${seconds} s`);
}
