/** @jest-environment node */
import { lstatSync, rmSync } from 'node:fs';
import path from 'node:path';
import { check } from '../../src/build/check';
import { readSource } from '../../src/build/source';
import { treeMemory } from '../../tools/bench/growth/memory.mjs';
import { grownProject } from '../../tools/bench/growth/project.mjs';
import { growthTable } from '../../tools/bench/growth/report.mjs';
import { growServices } from '../../tools/bench/growth/services.mjs';

it('adds copies of the services in turn, each with its own slug, route and order', () => {
  const two = [
    { slug: 'web', route: '/service-Web', category: 'it', order: 1 },
    { slug: 'alarm', route: '/service-Alarm', category: 'electricity', order: 3 },
  ];
  const { services, copies } = growServices(two, 5);
  expect(services).toEqual([
    ...two,
    { slug: 'web-2', route: '/service-Web_2', category: 'it', order: 4 },
    { slug: 'alarm-2', route: '/service-Alarm_2', category: 'electricity', order: 6 },
    { slug: 'web-3', route: '/service-Web_3', category: 'it', order: 7 },
  ]);
  expect(copies[2]).toEqual({ slug: 'web-3', original: 'web', number: 3 });
});

it('grows the project to one that is valid, with linked dependencies', async () => {
  const folder = grownProject(path.join(__dirname, '../..'), 40);
  const source = await readSource(folder);
  const { data, sentences } = check(source);
  expect(sentences).toEqual([]);
  expect(data?.services).toHaveLength(40);
  expect(source.locales.en?.['service-web-2']).toMatchObject({
    value: { title: expect.stringMatching(/ 2$/) as string },
  });
  expect(lstatSync(path.join(folder, 'node_modules')).isSymbolicLink()).toBe(true);
  rmSync(folder, { recursive: true });
});

it('adds up the memory of a process and its descendants', () => {
  const listing = '    1  0 9000\n   20  1  100\n   31 30    3\n   30 20   20\n   40  1 5000\n';
  expect(treeMemory(listing, 20)).toBe(123 * 1024);
});

it('reports each build, the time of an added page, and too much memory', () => {
  const sizes = { home: 30_720, service: 20_480, category: 25_600, script: 92_160 };
  const build = { services: 12, pages: 110, seconds: 60, memory: 1.2e9, ...sizes };
  const larger = { ...build, services: 1000, pages: 5050, seconds: 307, memory: 4.1e9 };
  const rows = growthTable([build, larger]).split('\n').slice(2);
  expect(rows.map((row) => row.trim().replace(/\s{2,}/g, ', '))).toEqual([
    '12, 110, 60, 1.20 GB, 30.0 KB, 20.0 KB, 25.0 KB, 90.0 KB',
    '1000, 5050, 307, 50, 4.10 GB !, 30.0 KB, 20.0 KB, 25.0 KB, 90.0 KB',
  ]);
});
