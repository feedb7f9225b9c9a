import { fireEvent, render, screen } from '@testing-library/react';
import { ScrollLink } from '../../src/components/ScrollLink';
import { scrollSmoothlyTo } from '../../src/hooks/smooth-scroll';

jest.mock('../../src/hooks/smooth-scroll', () => ({ scrollSmoothlyTo: jest.fn() }));

beforeEach(() => {
  jest.mocked(scrollSmoothlyTo).mockClear();
  window.history.replaceState({ key: 'before' }, '', '/contact?a=1');
  render(
    <>
      <ScrollLink target="details">View details</ScrollLink>
      <section id="details" />
    </>,
  );
});

const link = () => screen.getByRole('link');

it('scrolls, and can be taken back: one entry for each target', () => {
  const entries = window.history.length;
  fireEvent.click(link());
  expect(scrollSmoothlyTo).toHaveBeenCalledWith(document.getElementById('details'));
  expect(window.location.href).toMatch(/\/contact\?a=1#details$/);
  expect(window.history.state).not.toEqual({ key: 'before' });
  fireEvent.click(link());
  expect(window.history.length).toBe(entries + 1);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (key) => {
    fireEvent.click(link(), { [key]: true });
    expect(scrollSmoothlyTo).not.toHaveBeenCalled();
  },
);
