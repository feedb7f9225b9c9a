import { within } from '../../src/sections/AreaServed/geometry';
import { placeLabels } from '../../src/sections/AreaServed/labels';
import { projection, type Point } from '../../src/sections/AreaServed/projection';
import { schematicMap } from '../../src/sections/AreaServed/schematic-map';

const frame = { width: 400, height: 480, left: 100, right: 80, top: 40, bottom: 40 };
const towns = [
  { latitude: 46.4, longitude: 6.25 },
  { latitude: 46.2, longitude: 6.05 },
  { latitude: 46.15, longitude: 6.2 },
];
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('projection', () => {
  const project = projection(towns, frame);

  it('has north up and east on the right', () => {
    const centre = project({ latitude: 46.25, longitude: 6.1 });
    expect(project({ latitude: 46.3, longitude: 6.1 }).y).toBeLessThan(centre.y);
    expect(project({ latitude: 46.25, longitude: 6.2 }).x).toBeGreaterThan(centre.x);
  });

  it('keeps all places within the margins and fills them in one direction', () => {
    const points = towns.map(project);
    const xs = points.map(({ x }) => x);
    const ys = points.map(({ y }) => y);
    expect(Math.min(...xs)).toBeGreaterThanOrEqual(100 - 1e-6);
    expect(Math.max(...xs)).toBeLessThanOrEqual(320 + 1e-6);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(40 - 1e-6);
    expect(Math.max(...ys)).toBeLessThanOrEqual(440 + 1e-6);
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(220);
  });

  it('is true to scale: 10 km to the north are as long as 10 km to the east', () => {
    const from = { latitude: 46.275, longitude: 6.15 };
    const start = project(from);
    const north = project({ ...from, latitude: from.latitude + 10 / 111.32 });
    const kilometre = 111.32 * Math.cos((46.275 * Math.PI) / 180);
    const east = project({ ...from, longitude: from.longitude + 10 / kilometre });
    expect(distance(start, north) / distance(start, east)).toBeCloseTo(1, 2);
  });

  it('fits a region that is wide rather than high', () => {
    const wide = [
      { latitude: 47, longitude: 6 },
      { latitude: 47.01, longitude: 9 },
    ];
    const points = wide.map(projection(wide, frame));
    expect(points.map(({ x }) => Math.round(x))).toEqual([100, 320]);
  });
});

describe('schematicMap', () => {
  const base = { x: 200, y: 300 };
  const places = [
    { x: 210, y: 40 },
    { x: 205, y: 160 },
    { x: 110, y: 210 },
    { x: 320, y: 330 },
    { x: 130, y: 420 },
  ];
  const { stops, lines } = schematicMap(base, places);

  it('draws in directions of 45° only', () => {
    for (const line of lines) {
      expect(line.length).toBeLessThanOrEqual(4);
      line.slice(1).forEach((to, index) => {
        const [dx, dy] = [Math.abs(to.x - line[index]!.x), Math.abs(to.y - line[index]!.y)];
        expect(Math.min(dx, dy, Math.abs(dx - dy))).toBeLessThan(1);
      });
    }
  });

  it('connects every town to the base', () => {
    const key = ({ x, y }: Point) => `${x} ${y}`;
    const reached = new Set([key(base)]);
    for (const line of lines) {
      expect(reached).toContain(key(line[0]!));
      reached.add(key(line.at(-1)!));
    }
    expect(stops.filter((stop) => !reached.has(key(stop)))).toEqual([]);
    expect(lines).toHaveLength(5);
  });

  it('keeps the order of the towns, and moves none far', () => {
    stops.forEach((stop, index) => expect(distance(stop, places[index]!)).toBeLessThan(40));
  });

  it('lets a far town join the line of one on its way', () => {
    const ends = lines.map((line) => [line[0], line.at(-1)]);
    expect(ends).toContainEqual([stops[1], stops[0]]);
  });
});

describe('placeLabels', () => {
  const name = { text: 'Nyon', at: { x: 200, y: 200 }, size: 20, letter: 0.5, gap: 15 } as const;
  const free = { lines: [], shore: [], frame: { width: 400, height: 400 } };

  it.each([
    [1, 'start', 215],
    [-1, 'end', 185],
  ] as const)('puts a name outward of its stop: %s', (outward, anchor, x) => {
    expect(placeLabels([{ ...name, outward }], free)).toEqual([
      expect.objectContaining({ text: 'Nyon', anchor, x }),
    ]);
  });

  it('turns away from the frame', () => {
    const [label] = placeLabels([{ ...name, at: { x: 370, y: 200 }, outward: 1 }], free);
    expect(label).toMatchObject({ anchor: 'end', x: 355 });
  });

  it('turns away from a line', () => {
    const lines = [[name.at, { x: 400, y: 200 }]];
    const [label] = placeLabels([{ ...name, outward: 1 }], { ...free, lines });
    expect(label).toMatchObject({ anchor: 'end' });
  });

  it('turns away from water, unless it may stand there', () => {
    const shore = [
      { x: 205, y: 0 },
      { x: 400, y: 0 },
      { x: 400, y: 400 },
      { x: 205, y: 400 },
    ];
    const dry = placeLabels([{ ...name, outward: 1 }], { ...free, shore });
    const wet = placeLabels([{ ...name, outward: 1, overWater: true }], { ...free, shore });
    expect([dry[0]?.anchor, wet[0]?.anchor]).toEqual(['end', 'start']);
  });

  it('lets the first name choose, and the second keep off it', () => {
    const near = { ...name, text: 'Prangins', at: { x: 330, y: 200 } };
    const [first, second] = placeLabels(
      [
        { ...name, outward: 1 },
        { ...near, outward: -1 },
      ],
      { ...free, frame: { width: 600, height: 400 } },
    );
    expect(first).toMatchObject({ anchor: 'start', x: 215 });
    expect(second).toMatchObject({ anchor: 'start', x: 345 });
  });
});

it('knows what lies within a ring', () => {
  const ring = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 5, y: 2 },
    { x: 0, y: 10 },
  ];
  expect(within(ring, { x: 1, y: 5 })).toBe(true);
  expect(within(ring, { x: 5, y: 5 })).toBe(false);
  expect(within(ring, { x: 9, y: 5 })).toBe(true);
  expect(within(ring, { x: 11, y: 5 })).toBe(false);
});
