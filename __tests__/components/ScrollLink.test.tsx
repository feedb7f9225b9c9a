import { fireEvent, render, screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { ScrollLink } from '../../src/components/ScrollLink';
import { scrollSmoothlyTo } from '../../src/browser/smooth-scroll';

jest.mock('../../src/browser/smooth-scroll', () => ({ scrollSmoothlyTo: jest.fn() }));

beforeEach(() => {
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/contact?a=1');
  render(
    <>
      <ScrollLink target="details">View details</ScrollLink>
      <section id="details" />
    </>,
  );
});

const link = () => screen.getByRole('link');

it('scrolls, and can be taken back: one entry for each target', () => {
  fireEvent.click(link());
  expect(scrollSmoothlyTo).toHaveBeenCalledWith(document.getElementById('details'));
  const options = { state: { keepScroll: true } };
  expect(jest.mocked(navigate).mock.calls).toEqual([['/contact?a=1#details', options]]);
  window.history.replaceState(null, '', '/contact?a=1#details');
  fireEvent.click(link());
  expect(navigate).toHaveBeenCalledTimes(1);
  expect(scrollSmoothlyTo).toHaveBeenCalledTimes(2);
});

it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
  'leaves a click with %s to the browser',
  (key) => {
    fireEvent.click(link(), { [key]: true });
    expect(scrollSmoothlyTo).not.toHaveBeenCalled();
    expect(navigate).not.toHaveBeenCalled();
  },
);
