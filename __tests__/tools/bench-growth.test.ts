/** @jest-environment node */
import { lstatSync, rmSync } from 'node:fs';
import path from 'node:path';
import { check } from '../../src/build/check';
import { planPages } from '../../src/build/plan';
import { readSource } from '../../src/build/source';
import { treeMemory } from '../../tools/bench/growth/memory.mjs';
import { grownProject } from '../../tools/bench/growth/project.mjs';
import { growthTable, perAddedPage } from '../../tools/bench/growth/report.mjs';
import { growServices, numberWords } from '../../tools/bench/growth/services.mjs';

const root = path.join(__dirname, '../..');

describe('more services', () => {
  const two = [
    { slug: 'web', route: '/service-Web', category: 'it', order: 1 },
    { slug: 'alarm', route: '/service-Alarm', category: 'electricity', order: 3 },
  ];

  it('copies them in turn, each with slug, route and order of its own', () => {
    const { services, copies } = growServices(two, 5);
    expect(services).toEqual([
      ...two,
      { slug: 'web-2', route: '/service-Web_2', category: 'it', order: 4 },
      { slug: 'alarm-2', route: '/service-Alarm_2', category: 'electricity', order: 6 },
      { slug: 'web-3', route: '/service-Web_3', category: 'it', order: 7 },
    ]);
    expect(copies[2]).toEqual({ slug: 'web-3', original: 'web', number: 3 });
  });

  it('adds none where there are enough', () => {
    expect(growServices(two, 2)).toEqual({ services: two, copies: [] });
  });

  it('tells their words apart', () => {
    expect(numberWords({ title: 'Web', summary: 'Cloud', lead: 'Yours.' }, 2)).toEqual({
      title: 'Web 2',
      summary: 'Cloud 2',
      lead: 'Yours.',
    });
  });
});

describe('a grown project', () => {
  const folder = grownProject(root, 40);
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has so many services and no fault', async () => {
    const { data, sentences } = check(await readSource(folder));
    expect(sentences).toEqual([]);
    expect(data?.services).toHaveLength(40);
    expect(new Set(data && planPages(data).map((page) => page.path)).size).toBe(50);
  });

  it('is built with the dependencies of the project', () => {
    expect(lstatSync(path.join(folder, 'node_modules')).isSymbolicLink()).toBe(true);
  });
});

it('counts the memory of a process and all below it', () => {
  const listing = '    1  0 9000\n   20  1  100\n   31 30    3\n   30 20   20\n   40  1 5000\n';
  expect(treeMemory(listing, 20)).toBe(123 * 1024);
});

describe('report', () => {
  const build = {
    services: 12,
    pages: 110,
    seconds: 60,
    memory: 1.2e9,
    home: 30_000,
    service: 20_000,
    category: 25_000,
    script: 90_000,
  };
  const larger = { ...build, services: 1000, pages: 5050, seconds: 307, memory: 4.1e9 };

  it('counts what each added page costs', () => {
    expect(perAddedPage(build, larger)).toBe(50);
  });

  it('has a line for each build, and marks one that takes too much memory', () => {
    const [, , first = '', second = ''] = growthTable([build, larger]).split('\n');
    expect(first.trim().split(/\s{2,}/)).toEqual([
      '12',
      '110',
      '60',
      '1.20 GB',
      '30.0 kB',
      '20.0 kB',
      '25.0 kB',
      '90.0 kB',
    ]);
    expect(
      second
        .trim()
        .split(/\s{2,}/)
        .slice(0, 5),
    ).toEqual(['1000', '5050', '307', '50', '4.10 GB !']);
  });
});
