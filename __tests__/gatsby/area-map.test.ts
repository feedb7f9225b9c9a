import { areaMap, distance, type Point, projection, schematicMap } from '../../src/gatsby/area-map';
import type { Water } from '../../src/content/model';
import { inEach } from '../support/project';

const at = (x: number, y: number): Point => ({ x, y });

/** A business with towns on a lake: their names are near each other, and some leave little room. */
const company = {
  base: { latitude: 46.2044, longitude: 6.1432 },
  area: [
    { town: 'Nyon', latitude: 46.3832, longitude: 6.2396, side: 'left' as const },
    { town: 'Coppet', latitude: 46.3155, longitude: 6.191, side: 'left' as const },
    { town: 'Versoix', latitude: 46.2839, longitude: 6.1621 },
    { town: 'Meyrin', latitude: 46.2342, longitude: 6.0803 },
    { town: 'Vernier', latitude: 46.217, longitude: 6.085 },
    { town: 'Carouge', latitude: 46.1836, longitude: 6.139 },
    { town: 'Plan-les-Ouates', latitude: 46.168, longitude: 6.117 },
  ],
  region: inEach(() => 'Genève'),
};

it('projects places with north up, true to scale and within the margins of the frame', () => {
  const project = projection([
    { latitude: 46.4, longitude: 6.25 },
    { latitude: 46.15, longitude: 6.05 },
  ]);
  const middle = { latitude: 46.275, longitude: 6.15 };
  const { x, y } = project({ latitude: 46.4, longitude: 6.05 });
  expect([Math.round(x), Math.round(y)]).toEqual([106, 42]);
  const kilometre = 111.32 * Math.cos((46.275 * Math.PI) / 180);
  const north = project({ ...middle, latitude: middle.latitude + 10 / 111.32 });
  const east = project({ ...middle, longitude: middle.longitude + 10 / kilometre });
  expect(distance(project(middle), north) / distance(project(middle), east)).toBeCloseTo(1, 2);
});

describe('schematicMap', () => {
  const base = at(200, 300);
  const towns = [at(210, 40), at(205, 160), at(110, 150), at(320, 330), at(130, 420)];
  const { stops, lines } = schematicMap(base, towns);

  it('draws in directions of 45°, without a corner where it can, and moves no town far', () => {
    for (const line of lines) {
      line.slice(1).forEach((to, index) => {
        const [dx, dy] = [Math.abs(to.x - line[index]!.x), Math.abs(to.y - line[index]!.y)];
        expect(Math.min(dx, dy, Math.abs(dx - dy))).toBeLessThan(1);
      });
      expect(distance(line[0]!, line[1]!)).toBeLessThanOrEqual(distance(line[0]!, line.at(-1)!));
    }
    expect(lines.map(({ length }) => length)).toEqual([3, 3, 2, 2, 2]);
    stops.forEach((stop, index) => expect(distance(stop, towns[index]!)).toBeLessThan(40));
  });

  it('connects every town to the base, a far one through one on its way', () => {
    const reached = new Set([base]);
    for (const line of lines) {
      expect(reached).toContain(line[0]);
      reached.add(line.at(-1)!);
    }
    expect(stops.filter((stop) => !reached.has(stop))).toEqual([]);
    expect(lines.map((line) => [line[0], line.at(-1)])).toContainEqual([stops[1], stops[0]]);
  });
});

describe('areaMap', () => {
  it('keeps all names inside its frame and off each other', () => {
    const { regionLabel, townLabels } = areaMap(company, undefined, 'fr');
    const towns = company.area.map(({ town }) => town);
    expect([regionLabel, ...townLabels].map(({ text }) => text)).toEqual(['Genève', ...towns]);
    const boxes = [regionLabel, ...townLabels].map(({ text, x, y, anchor }, index) => {
      // Letters a little wider than the mean of the fonts.
      const [size, letter] = index === 0 ? [24, 0.6] : [18, 0.48];
      const left = anchor === 'end' ? x - text.length * size * letter : x;
      return { text, left, right: left + text.length * size * letter, top: y - size * 0.66, y };
    });
    expect(
      boxes.filter(({ left, right, top, y }) => left < 0 || right > 400 || top < 0 || y > 480),
    ).toEqual([]);
    const collisions = boxes.filter((a, index) =>
      boxes
        .slice(index + 1)
        .some((b) => a.left < b.right && b.left < a.right && a.top < b.y && b.top < a.y),
    );
    expect(collisions).toEqual([]);
  });
});

it('draws water where there is some, and all the rest without', () => {
  const lake: Water = {
    name: inEach((language) => `Lake ${language}`),
    namePlace: { latitude: 46.25, longitude: 6.2 },
    nameAngle: -57,
    shore: [
      [46.2, 6.15],
      [46.4, 6.3],
      [46.3, 6.4],
    ],
    river: [
      [46.2, 6.15],
      [46.1, 5.8],
    ],
    country: [
      [46.7, 6.2],
      [46.4, 6],
      [46.1, 6.3],
    ],
  };
  const { water: drawn, ...rest } = areaMap(company, lake, 'fr');
  expect(drawn?.path).toBe('M198 375l197 -379 131 190z');
  expect(drawn?.nameTransform).toMatch(/^translate\([-\d. ]+\) rotate\(-57\)$/);
  expect(rest.country).toMatch(/^M[^z]+z$/);
  expect(rest.river).toMatch(/^M[^z]+$/);
  const without = areaMap(company, undefined, 'fr');
  expect(without).toEqual({ ...rest, water: undefined, country: undefined, river: undefined });
});
