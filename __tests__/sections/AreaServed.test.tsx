import { screen, within } from '@testing-library/react';
import { AreaServed } from '../../src/sections/AreaServed/AreaServed';
import { renderInPage } from '../support/render';

const areaMap: Queries.AreaMapFragment = {
  viewBox: '0 0 400 480',
  water: { path: 'M0 0q1 1 2 2Z', name: 'Lake', nameTransform: 'rotate(-57)' },
  lines: 'M9 9L8 8',
  base: { x: 9, y: 9 },
  stops: [{ x: 8, y: 8 }],
  regionLabel: { text: 'Geneva', x: 7, y: 7, anchor: 'start' },
  townLabels: [{ text: 'Nyon', x: 6, y: 6, anchor: 'end' }],
};
const section = (map: typeof areaMap) => {
  renderInPage(<AreaServed area={{ areaMap: map }} />, { language: 'en' });
  return screen.getByRole('img', { name: /^Map of/ });
};

it('draws the map it is given', () => {
  const map = section(areaMap);
  expect(map).toHaveAttribute('viewBox', '0 0 400 480');
  expect([...map.querySelectorAll('path')].map((path) => path.getAttribute('d'))).toEqual([
    'M0 0q1 1 2 2Z',
    'M9 9L8 8',
  ]);
  expect([...map.querySelectorAll('circle')].map((each) => each.getAttribute('cx'))).toEqual([
    '8',
    '9',
    '9',
  ]);
  expect(screen.getByText('Lake')).toHaveAttribute('transform', 'rotate(-57)');
  expect(screen.getByText('Geneva')).toHaveAttribute('text-anchor', 'start');
  expect(screen.getByText('Nyon')).toHaveAttribute('x', '6');
});

it('draws a map without water', () => {
  expect(section({ ...areaMap, water: null }).querySelectorAll('path')).toHaveLength(1);
});

it('says where and when, with the number for everybody else', () => {
  section(areaMap);
  expect(screen.getByRole('region', { name: 'Never far from the lake' })).toBeVisible();
  expect(screen.getAllByRole('term')).toHaveLength(3);
  expect(screen.getByRole('link', { name: '022 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+41220000000',
  );
});

it('stands without a map', () => {
  renderInPage(<AreaServed area={null} plain />, { language: 'en' });
  const region = screen.getByRole('region');
  expect(within(region).queryByRole('img')).not.toBeInTheDocument();
  expect(within(region).getAllByRole('definition')).toHaveLength(3);
});
