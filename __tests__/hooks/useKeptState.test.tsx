import { fireEvent, render, screen } from '@testing-library/react';
import { KeptStates, useKeptState } from '../../src/hooks/useKeptState';

function Counter() {
  const [count, setCount] = useKeptState('count', 1);
  const both = () => {
    setCount((earlier) => earlier + 1);
    setCount((earlier) => earlier * 10);
  };
  return <button onClick={both}>{count}</button>;
}

it('is there when the page is mounted anew, and begins anew on another page', () => {
  const page = (route: string, language: string) => (
    <KeptStates key={route}>
      <Counter key={language} />
    </KeptStates>
  );
  const { rerender } = render(page('/', 'fr'));
  const count = () => screen.getByRole('button').textContent;
  expect(count()).toBe('1');
  fireEvent.click(screen.getByRole('button'));
  expect(count()).toBe('20');
  rerender(page('/', 'pt'));
  expect(count()).toBe('20');
  rerender(page('/contact', 'pt'));
  expect(count()).toBe('1');
});
