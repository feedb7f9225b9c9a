import { screen } from '@testing-library/react';
import { AreaServed } from '../../src/sections/AreaServed';
import { Intersections } from '../support/browser';
import { renderInPage } from '../support/render';

const areaMap: Queries.AreaMapFragment = {
  viewBox: '0 0 400 480',
  country: 'M0 0l9 9z',
  river: null,
  water: { path: 'M0 0l1 1 2 2z', name: 'Lake', nameTransform: 'rotate(-57)' },
  lines: 'M9 9L8 8',
  base: { x: 9, y: 9 },
  stops: [{ x: 8, y: 8 }],
  regionLabel: { text: 'Geneva', x: 7, y: 7, anchor: 'start' },
  townLabels: [{ text: 'Nyon', x: 6, y: 6, anchor: 'end' }],
};

beforeEach(() => Intersections.stub());

const base = { latitude: 46.2, longitude: 6.14 };

it('draws the map it is given, with or without water, or none, and leads to the base', () => {
  const section = (map?: typeof areaMap) => (
    <AreaServed area={map ? { areaMap: map, base } : null} />
  );
  const { rerender } = renderInPage(section(areaMap), { language: 'en' });
  const map = screen.getByRole('img', { name: /^Map of/ });
  const all = (selector: string, attribute: string) =>
    [...map.querySelectorAll(selector)].map((each) => each.getAttribute(attribute));
  expect(map.getAttribute('viewBox')).toBe('0 0 400 480');
  expect(all('path', 'd')).toEqual(['M0 0l9 9z', 'M0 0l1 1 2 2z', 'M9 9L8 8']);
  expect(all('circle', 'cx')).toEqual(['8', '9', '9']);
  expect(all('text', 'x')).toEqual([null, '7', '6']);
  expect(all('text', 'transform')).toEqual(['rotate(-57)', null, null]);
  expect(all('text', 'text-anchor')).toEqual([null, 'start', 'end']);
  const way = screen.getByRole('link', { name: 'Directions' }).getAttribute('href');
  expect(way).toBe('https://www.openstreetmap.org/directions?to=46.2,6.14');
  rerender(section({ ...areaMap, country: null, river: 'M1 1l2 2', water: null }));
  expect(all('path', 'd')).toEqual(['M1 1l2 2', 'M9 9L8 8']);
  rerender(section());
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+41220000000');
});
