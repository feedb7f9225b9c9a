import { screen, within } from '@testing-library/react';
import company from '../../data/company.json';
import { languages, type Language } from '../../src/i18n/languages';
import { AreaServed } from '../../src/sections/AreaServed/AreaServed';
import { renderInPage } from '../support/render';

const numbers = (element: Element, ...names: string[]) =>
  names.map((name) => Number(element.getAttribute(name)));

function drawn(language: Language) {
  const { region, base, area } = company;
  renderInPage(<AreaServed area={{ regionName: region[language], base, area }} />, { language });
  return screen.getByRole('img');
}

/** The room of a name, with letters a little wider than the fonts' mean. */
function box(name: Element) {
  const [size, letter] = name.classList.contains('area-map__region') ? [24, 0.6] : [18, 0.48];
  const [x = 0, y = 0] = numbers(name, 'x', 'y');
  const width = (name.textContent?.length ?? 0) * size * letter;
  const left = name.getAttribute('text-anchor') === 'end' ? x - width : x;
  return { text: name.textContent, left, right: left + width, top: y - size * 0.66, bottom: y };
}

describe.each(languages)('the map in %s', (language) => {
  it('names the region and every town once', () => {
    const names = [...drawn(language).querySelectorAll('.area-map__region, .area-map__town')];
    expect(names.map(({ textContent }) => textContent)).toEqual([
      company.region[language],
      ...company.area.map(({ town }) => town),
    ]);
  });

  it('keeps all names inside its frame and off each other', () => {
    const boxes = [...drawn(language).querySelectorAll('text[x]')].map(box);
    expect(boxes).toHaveLength(9);
    expect(
      boxes.filter(
        ({ left, right, top, bottom }) => left < 0 || right > 400 || top < 0 || bottom > 480,
      ),
    ).toEqual([]);
    const collisions = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map((b) => [a.text, b.text]),
    );
    expect(collisions).toEqual([]);
  });
});

it('has a stop for each town inside its frame, no two in one place', () => {
  const stops = [...drawn('fr').querySelectorAll('.area-map__stop')];
  const places = stops.map((stop) => numbers(stop, 'cx', 'cy'));
  expect(new Set(places.map(String)).size).toBe(8);
  for (const [x = 0, y = 0] of places) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(380);
    expect(y).toBeGreaterThan(20);
    expect(y).toBeLessThan(460);
  }
});

it('says where and when, with the number for everybody else', () => {
  drawn('en');
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
