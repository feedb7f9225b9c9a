// List of the pictures, and a fingerprint of the sources of each.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const art = import.meta.dirname;
const read = (...parts) => readFileSync(path.join(art, ...parts), 'utf8');
const ALWAYS = ['clay.py', 'finish.mjs', 'kit/stage.py', 'kit/denoise.py'];

/** The pictures: one for each scene, and a night picture for each scene with `def night`. */
export function scenes() {
  const names = readdirSync(path.join(art, 'scenes'))
    .filter((file) => file.endsWith('.py'))
    .map((file) => path.basename(file, '.py'))
    .sort();
  return names.flatMap((scene) => {
    const day = { name: scene, scene, isNight: false };
    const night = { name: `${scene}_night`, scene, isNight: true };
    return /^def night\(/m.test(read('scenes', `${scene}.py`)) ? [day, night] : [day];
  });
}

/** The kit's file of each name that `kit/__init__.py` exports. */
function owners() {
  const lines = read('kit/__init__.py').matchAll(/^from \.(\w+) import (.+)$/gm);
  return new Map(
    [...lines].flatMap(([, file, names]) => names.split(', ').map((name) => [name, file])),
  );
}

/** The kit's files that a text uses, including their imports. */
function kitFiles(text) {
  const owner = owners();
  const used = [...text.matchAll(/\bk\.(\w+)/g)].flatMap(([, name]) => owner.get(name) ?? []);
  const files = new Set(used);
  for (const file of files)
    for (const [, other] of read('kit', `${file}.py`).matchAll(/^from \.(\w+) import/gm))
      files.add(other);
  return [...files].sort().map((file) => `kit/${file}.py`);
}

/** A scene without its last function, which lights it by night and does not affect the day picture. */
const byDay = (text) => `${text.replace(/^def night\([^]*/m, '').trimEnd()}\n`;

/** A short hash of the scene, the kit's files that it uses and the settings. */
export function fingerprint({ scene, isNight }) {
  const whole = read('scenes', `${scene}.py`);
  const text = isNight ? whole : byDay(whole);
  const hash = createHash('sha256').update(`${isNight}${text}`);
  for (const file of new Set([...ALWAYS, ...kitFiles(text)])) hash.update(read(file));
  return hash.digest('hex').slice(0, 12);
}
