import company from '../../data/company.json';
import waterData from '../../data/water.json';
import { areaMap } from '../../src/build/area-map';
import { distance, encloses, type Point } from '../../src/build/area-map/geometry';
import { placeLabels } from '../../src/build/area-map/labels';
import { projection } from '../../src/build/area-map/projection';
import { schematicMap } from '../../src/build/area-map/schematic-map';
import type { Water } from '../../src/build/model';
import { languages } from '../../src/i18n/languages';

const water = waterData as Water;

describe('projection', () => {
  const places = [
    { latitude: 46.4, longitude: 6.25 },
    { latitude: 46.2, longitude: 6.05 },
    { latitude: 46.15, longitude: 6.2 },
  ];
  const project = projection(places);
  const from = { latitude: 46.275, longitude: 6.15 };

  it('has north up and east on the right, and fills the frame between its margins', () => {
    const [first, second, third] = places.map(project) as [Point, Point, Point];
    expect([second.x, first.x]).toEqual([expect.closeTo(106), expect.closeTo(316)]);
    expect(first.y).toBeLessThan(second.y);
    expect(third.y).toBeLessThanOrEqual(436);
  });

  it('is true to scale: 10 km to the north are as long as 10 km to the east', () => {
    const kilometre = 111.32 * Math.cos((46.275 * Math.PI) / 180);
    const north = project({ ...from, latitude: from.latitude + 10 / 111.32 });
    const east = project({ ...from, longitude: from.longitude + 10 / kilometre });
    expect(distance(project(from), north) / distance(project(from), east)).toBeCloseTo(1, 2);
  });
});

describe('schematicMap', () => {
  const base = { x: 200, y: 300 };
  const towns = [
    { x: 210, y: 40 },
    { x: 205, y: 160 },
    { x: 110, y: 210 },
    { x: 320, y: 330 },
    { x: 130, y: 420 },
  ];
  const { stops, lines } = schematicMap(base, towns);

  it('draws in directions of 45° only', () => {
    for (const line of lines)
      line.slice(1).forEach((to, index) => {
        const [dx, dy] = [Math.abs(to.x - line[index]!.x), Math.abs(to.y - line[index]!.y)];
        expect(Math.min(dx, dy, Math.abs(dx - dy))).toBeLessThan(1);
      });
  });

  it('connects every town to the base', () => {
    const reached = new Set([base]);
    for (const line of lines) {
      expect(reached).toContain(line[0]);
      reached.add(line.at(-1)!);
    }
    expect(stops.filter((stop) => !reached.has(stop))).toEqual([]);
  });

  it('keeps the order of the towns, and moves none far', () => {
    stops.forEach((stop, index) => expect(distance(stop, towns[index]!)).toBeLessThan(40));
  });

  it('lets a far town join the line of one on its way', () => {
    expect(lines.map((line) => [line[0], line.at(-1)])).toContainEqual([stops[1], stops[0]]);
  });
});

describe('placeLabels', () => {
  const base = { text: 'Base', stop: { x: 60, y: 440 }, fontSize: 20, letter: 0.5, gap: 15 };
  const name = { ...base, text: 'Nyon', stop: { x: 200, y: 200 } };
  const placed = (names: (typeof base)[], lines: Point[][] = [], shore: Point[] = []) =>
    placeLabels([base, ...names], lines, shore).slice(1);

  it.each([
    ['right', 60, 'start', 215],
    ['left', 300, 'end', 185],
  ])('puts a name %s of its stop, away from the base', (_, x, anchor, expected) => {
    const [, label] = placeLabels([{ ...base, stop: { x, y: 440 } }, name], [], []);
    expect(label).toMatchObject({ text: 'Nyon', anchor, x: expected });
  });

  it('turns away from the frame', () => {
    expect(placed([{ ...name, stop: { x: 370, y: 200 } }])).toMatchObject([
      { anchor: 'end', x: 355 },
    ]);
  });

  it('turns away from a line', () => {
    const lines = [[name.stop, { x: 400, y: 200 }]];
    expect(placed([name], lines)).toMatchObject([{ anchor: 'end' }]);
  });

  it('turns away from a name that is placed already', () => {
    expect(placed([name, { ...name, stop: { x: 200, y: 215 } }])).toMatchObject([
      { anchor: 'start' },
      { anchor: 'end' },
    ]);
  });

  it('turns away from another stop', () => {
    expect(placed([name, { ...name, stop: { x: 240, y: 200 } }])).toMatchObject([
      { anchor: 'end', x: 185 },
      { anchor: 'start', x: 255 },
    ]);
  });

  it('turns away from water, except for the base', () => {
    const shore = [
      { x: 205, y: 0 },
      { x: 400, y: 0 },
      { x: 400, y: 400 },
      { x: 205, y: 400 },
    ];
    expect(placed([name], [], shore)).toMatchObject([{ anchor: 'end' }]);
    expect(placeLabels([name], [], shore)).toMatchObject([{ anchor: 'start' }]);
  });
});

it.each([
  [1, 5, true],
  [5, 5, false],
  [9, 5, true],
  [11, 5, false],
])('a polygon with a notch encloses %s %s: %s', (x, y, expected) => {
  const polygon = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 5, y: 2 },
    { x: 0, y: 10 },
  ];
  expect(encloses(polygon, { x, y })).toBe(expected);
});

describe.each(languages)('the map in %s', (language) => {
  const map = areaMap(company, water, language);
  const labels = [map.regionLabel!, ...map.townLabels];

  it('names the region, the water and every town', () => {
    expect(labels.map(({ text }) => text)).toEqual([
      company.region[language],
      ...company.area.map(({ town }) => town),
    ]);
    expect(map.water?.name).toBe(water.name[language]);
  });

  it('keeps all names inside its frame and off each other', () => {
    const boxes = labels.map(({ text, x, y, anchor }, index) => {
      // Letters a little wider than the mean of the fonts.
      const [size, letter] = index === 0 ? [24, 0.6] : [18, 0.48];
      const left = anchor === 'end' ? x - text.length * size * letter : x;
      return { text, left, right: left + text.length * size * letter, top: y - size * 0.66, y };
    });
    expect(
      boxes.filter(({ left, right, top, y }) => left < 0 || right > 400 || top < 0 || y > 480),
    ).toEqual([]);
    const collisions = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.y && b.top < a.y)
        .map((b) => [a.text, b.text]),
    );
    expect(collisions).toEqual([]);
  });
});

it('draws water where there is some, and all the rest without', () => {
  const { water: drawn, ...rest } = areaMap(company, water, 'fr');
  expect(drawn?.path).toMatch(/^M[\d ]+(q-?\d+ -?\d+ -?\d+ -?\d+){56}Z$/);
  expect(drawn?.nameTransform).toBe('translate(299.8 156.4) rotate(-57)');
  const { water: none, ...dry } = areaMap(company, undefined, 'fr');
  expect(none).toBeUndefined();
  expect({ ...dry, townLabels: [] }).toEqual({ ...rest, townLabels: [] });
});
