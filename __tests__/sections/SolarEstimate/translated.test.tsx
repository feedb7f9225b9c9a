import { fireEvent } from '@testing-library/react';
import { Estimator } from '../../../src/sections/SolarEstimate/Estimator';
import { renderInPage } from '../../support/render';
import { firstRoof, solarConstants } from '../../support/solar';

/** A page that the browser translates: it puts each text into elements of its own. */
function translate(container: Element): void {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(document.createTextNode(text.data));
  }
}

const solar = {
  estimateConstants: solarConstants,
  first: firstRoof,
  translation: {
    profiles: [{ slug: 'house', consumption: 4500, label: 'House' }],
    aids: ['the solar bonus', 'the battery bonus'],
    assumptions: [],
  },
} as unknown as Queries.SolarEstimateFragment;

const textOf = (container: Element) => container.textContent?.replaceAll(/\s+/g, ' ');

/** Moves each slider, sets the battery, and types a price. */
function change(container: Element): void {
  for (const slider of container.querySelectorAll<HTMLInputElement>('[type=range]'))
    fireEvent.change(slider, { target: { value: String(Number(slider.min) + 15) } });
  fireEvent.click(container.querySelector('[type=checkbox]')!);
  fireEvent.change(container.querySelector('#solar-price')!, { target: { value: '0,31' } });
}

it('shows every new value of the estimate in a page that the browser has translated', () => {
  const plain = renderInPage(<Estimator solar={solar} />);
  const before = textOf(plain.container);
  change(plain.container);
  const expected = textOf(plain.container);
  expect(expected).not.toBe(before);
  plain.unmount();
  window.history.replaceState(null, '', '?other=1'); // what was set is kept by the query
  const { container } = renderInPage(<Estimator solar={solar} />);
  expect(textOf(container)).toBe(before);
  translate(container);
  change(container);
  expect(textOf(container)).toBe(expected);
});
