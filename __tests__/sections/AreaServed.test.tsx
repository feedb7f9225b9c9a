import { screen } from '@testing-library/react';
import { AreaServed } from '../../src/sections/AreaServed';
import { renderInPage } from '../support/render';

const areaMap: Queries.AreaMapFragment = {
  viewBox: '0 0 400 480',
  country: null,
  river: null,
  water: null,
  lines: 'M9 9L8 8',
  base: { x: 9, y: 9 },
  stops: [{ x: 8, y: 8 }],
  regionLabel: { text: 'Geneva', x: 7, y: 7, anchor: 'start' },
  townLabels: [{ text: 'Nyon', x: 6, y: 6, anchor: 'end' }],
};

it('draws the map it is given and leads to the base; without a map the phone number is left', () => {
  const area = { areaMap, base: { latitude: 46.2, longitude: 6.14 } };
  const { rerender } = renderInPage(<AreaServed area={area} />, { language: 'en' });
  const map = screen.getByRole('img', { name: /^Map of/ });
  expect(map.textContent).toBe('GenevaNyon');
  expect(map.querySelectorAll('path')).toHaveLength(1);
  const way = screen.getByRole('link', { name: 'Directions' }).getAttribute('href');
  expect(way).toBe('https://www.openstreetmap.org/directions?to=46.2,6.14');
  rerender(<AreaServed area={null} />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link').getAttribute('href')).toBe('tel:+41220000000');
});
