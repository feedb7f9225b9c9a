import type { Json } from '../../editor/json';

/** Random numbers from 0 up to a limit, the same for the same seed. */
function generator(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
}

const values: Json[] = [
  '',
  'déjà "vu"',
  'a\nb',
  0,
  -1.5,
  true,
  null,
  [],
  {},
  ['x'],
  { slug: 'new' },
];

/** A copy of a value with one change: a member is changed, added, removed, doubled or moved. */
export function randomEdit(value: Json, seed: number): Json {
  const random = generator(seed);
  const any = () => structuredClone(values[random(values.length)] ?? null);

  function edit(part: Json): Json {
    if (typeof part !== 'object' || part === null) return any();
    const entries = Object.entries(part);
    const place = random(entries.length + 1);
    const chosen = entries[place];
    const [key, child] = chosen ?? [`key${random(9)}`, any()];
    const action = random(8);
    if (!chosen) entries.push([key, child]);
    else if (action < 4) entries[place] = [key, edit(child)];
    else if (action === 4) entries.splice(place, 1);
    else if (action === 5) entries.splice(random(entries.length), 0, ...entries.splice(place, 1));
    else if (action === 6) entries.splice(place, 0, [`key${random(9)}`, any()]);
    else entries.reverse();
    return Array.isArray(part) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
  }

  return edit(value);
}
