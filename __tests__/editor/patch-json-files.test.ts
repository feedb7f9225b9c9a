import type { Json, JsonObject } from '../../editor/json';
import { readTexts, type Texts } from '../../editor/project';
import { patchJson } from '../../editor/save/patch-json';
import { projectRoot } from '../support/edited-project';
import { randomEdit } from '../support/random-edit';

let texts: Texts;
beforeAll(async () => {
  texts = await readTexts(projectRoot);
});

/** What a file becomes when its value is changed in place. */
function patched(file: string, change: (value: never) => unknown): string {
  const value = JSON.parse(texts[file] ?? '') as never;
  return patchJson(texts[file], (change(value) ?? value) as Json);
}

it('keeps the bytes of real files beside a changed value', () => {
  let point = '';
  const water = patched('data/water.json', ({ shore }: { shore: [number, number][] }) => {
    point = `[${shore[4]!.join(', ')}]`;
    shore[4]![1] = 6.25;
  });
  const moved = point.replace(/, .+/, ', 6.25]');
  expect(water).toBe(texts['data/water.json']?.replace(point, moved));
  let town = '';
  const company = patched('data/company.json', ({ area }: { area: { town: string }[] }) => {
    [{ town }] = area.splice(1, 1) as [{ town: string }];
  });
  const line = new RegExp(` +\\{ "town": "${town}".+\n`);
  expect(company).toBe(texts['data/company.json']?.replace(line, ''));
  const services = patched('data/services.json', (list: JsonObject[]) => {
    (list[1]!.details as Json[]).reverse();
  });
  expect(services).toHaveLength(texts['data/services.json']?.length ?? 0);
});

it('holds what was asked for after random edits', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const files = Object.entries(texts);
    const [, text = ''] = files[(seed * 37) % files.length] ?? [];
    let [current, value] = [text, JSON.parse(text) as Json];
    for (let count = 0; count < 5; count++) {
      value = randomEdit(value, seed * 100 + count);
      const next = patchJson(current, value);
      expect([seed, JSON.parse(next)]).toEqual([seed, value]);
      current = next;
    }
    expect(patchJson(current, value)).toBe(current);
  }
});
