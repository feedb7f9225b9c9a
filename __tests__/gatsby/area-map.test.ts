import { existsSync, readFileSync } from 'node:fs';
import companyData from '../../data/company.json';
import { areaMap, distance, type Point, projection, schematicMap } from '../../src/gatsby/area-map';
import type { Company, Water } from '../../src/content/model';
import { languages } from '../../src/i18n/languages';
import { inEach } from '../support/project';

/** The water of the site's own map, if it has any. */
const water = existsSync('data/water.json')
  ? (JSON.parse(readFileSync('data/water.json', 'utf8')) as Water)
  : undefined;
const at = (x: number, y: number): Point => ({ x, y });
const names: Partial<Record<string, string>> & { fr: string } = companyData.region;

/** The business itself; a language of the tests that its site does not have gets the French name. */
const company = {
  ...(companyData as Company),
  region: inEach((language) => names[language] ?? names.fr),
};

/** Whether a polygon contains a point (ray casting). */
function encloses(polygon: readonly Point[], { x, y }: Point): boolean {
  const crossings = polygon.filter((from, index) => {
    const to = polygon[(index + 1) % polygon.length]!;
    return (
      from.y > y !== to.y > y && x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y)
    );
  });
  return crossings.length % 2 === 1;
}

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

it('writes a name away from the base, or on the side that the data say', () => {
  const anchors = (side?: 'left' | 'right') => {
    const [base, town] = [
      { latitude: 46.2, longitude: 6.1 },
      { latitude: 46.3, longitude: 6.2 },
    ];
    const area = [
      { town: 'East', ...town, side },
      { town: 'West', ...town, longitude: 6 },
    ];
    return areaMap({ ...company, base, area }, undefined, 'fr').townLabels.map(
      ({ anchor }) => anchor,
    );
  };
  expect(anchors()).toEqual(['start', 'end']);
  expect(anchors('left')).toEqual(['end', 'end']);
});

it('writes a name towards the base where it would leave the frame', () => {
  const at = (longitude: number) => ({ latitude: 46.2, longitude });
  const town = 'A town with a long name';
  const area = [
    { town, ...at(6) },
    { town: 'East', ...at(6.2) },
  ];
  const { townLabels } = areaMap({ ...company, base: at(6.1), area }, undefined, 'fr');
  expect(townLabels.map(({ anchor }) => anchor)).toEqual(['start', 'start']);
});

it('writes the name of the region on the side where it fits', () => {
  const at = (longitude: number) => ({ latitude: 46.2, longitude });
  const anchorFrom = (base: { latitude: number; longitude: number }) => {
    const area = [
      { town: 'East', ...at(6.2) },
      { town: 'West', ...at(6) },
    ];
    const region = inEach(() => 'Fribourg');
    return areaMap({ base, area, region }, undefined, 'fr').regionLabel.anchor;
  };
  expect([anchorFrom(at(6)), anchorFrom(at(6.2))]).toEqual(['start', 'end']);
});

it.each(languages)(
  'the map in %s keeps all names inside its frame and off each other',
  (language) => {
    const map = areaMap(company, water, language);
    const labels = [map.regionLabel, ...map.townLabels];
    const towns = company.area.map(({ town }) => town);
    expect(labels.map(({ text }) => text)).toEqual([company.region[language], ...towns]);
    const boxes = labels.map(({ text, x, y, anchor }, index) => {
      // Letters a little wider than the mean of the fonts.
      const [size, letter] = index === 0 ? [24, 0.6] : [18, 0.48];
      const left = anchor === 'end' ? x - text.length * size * letter : x;
      return { text, left, right: left + text.length * size * letter, top: y - size * 0.66, y };
    });
    const isOutside = (box: (typeof boxes)[number]) =>
      box.left < 0 || box.right > 400 || box.top < 0 || box.y > 480;
    expect(boxes.filter(isOutside)).toEqual([]);
    const collisions = boxes.filter((a, index) =>
      boxes
        .slice(index + 1)
        .some((b) => a.left < b.right && b.left < a.right && a.top < b.y && b.top < a.y),
    );
    expect(collisions).toEqual([]);
  },
);

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
  expect(drawn?.path).toMatch(/^M[\d -]+l(-?\d+ -?\d+ ?){2}z$/);
  expect(drawn?.nameTransform).toMatch(/^translate\([-\d. ]+\) rotate\(-57\)$/);
  expect(rest.country).toMatch(/^M[^z]+z$/);
  expect(rest.river).toMatch(/^M[^z]+$/);
  const without = areaMap(company, undefined, 'fr');
  expect(without).toEqual({ ...rest, water: undefined, country: undefined, river: undefined });
});

it('no town moves across the border', () => {
  const project = projection([company.base, ...company.area]);
  const country = water?.country?.map(([latitude, longitude]) => project({ latitude, longitude }));
  const mark = 7;
  const isAbroad = ({ x, y }: Point) =>
    [at(x - mark, y), at(x + mark, y), at(x, y - mark), at(x, y + mark)].some(
      (point) => country && !encloses(country, point),
    );
  const { stops } = areaMap(company, water, 'fr');
  expect(company.area.filter((_, index) => isAbroad(stops[index]!))).toEqual([]);
});
