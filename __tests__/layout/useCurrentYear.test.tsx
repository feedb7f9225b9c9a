import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useCurrentYear } from '../../src/layout/Footer/useCurrentYear';

function Year() {
  return <p>© {useCurrentYear('2019')}</p>;
}

it('serves the year of the build and turns to the current one without a hydration error', () => {
  jest.useFakeTimers({ now: new Date(2031, 5, 1) });
  const errors = jest.spyOn(console, 'error');
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Year />);
  expect(container.textContent).toBe('© 2019');
  render(<Year />, { container, hydrate: true });
  expect(container.textContent).toBe('© 2031');
  expect(errors).not.toHaveBeenCalled();
});
