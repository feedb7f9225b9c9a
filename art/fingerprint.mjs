// Which pictures there are, and what each is made of.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const art = import.meta.dirname;
const read = (...parts) => readFileSync(path.join(art, ...parts), 'utf8');
const ALWAYS = ['clay.py', 'finish.mjs', 'kit/stage.py', 'kit/denoise.py'];

/** The pictures: one of each scene, and one by night of a scene that says what shines then (`def night`). */
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

/** File of the kit by the names that `kit/__init__.py` takes from it. */
function owners() {
  const lines = read('kit/__init__.py').matchAll(/^from \.(\w+) import (.+)$/gm);
  return new Map(
    [...lines].flatMap(([, file, names]) => names.split(', ').map((name) => [name, file])),
  );
}

/** The kit's files that a text needs, those that they import included. */
function kitFiles(text) {
  const owner = owners();
  const used = [...text.matchAll(/\bk\.(\w+)/g)].flatMap(([, name]) => owner.get(name) ?? []);
  const files = new Set(used);
  for (const file of files)
    for (const [, other] of read('kit', `${file}.py`).matchAll(/^from \.(\w+) import/gm))
      files.add(other);
  return [...files].sort().map((file) => `kit/${file}.py`);
}

/** A scene without its last function, which lights it by night: the picture by day does not change with it. */
const byDay = (text) => `${text.replace(/^def night\([^]*/m, '').trimEnd()}\n`;

/** A short mark that changes with the scene, the files of the kit that it uses and the settings. */
export function fingerprint({ scene, isNight }) {
  const whole = read('scenes', `${scene}.py`);
  const text = isNight ? whole : byDay(whole);
  const hash = createHash('sha256').update(`${isNight}${text}`);
  for (const file of new Set([...ALWAYS, ...kitFiles(text)])) hash.update(read(file));
  return hash.digest('hex').slice(0, 12);
}
