import { renderHook } from '@testing-library/react';
import { useKept } from '../../src/behaviours/useKept';

it('keeps the first value for as long as the content is the same', () => {
  const [first, second, third] = [{}, {}, {}];
  const { result, rerender } = renderHook(({ value, content }) => useKept(value, content), {
    initialProps: { value: first, content: 'fr' },
  });
  rerender({ value: second, content: 'fr' });
  expect(result.current).toBe(first);
  rerender({ value: third, content: 'it' });
  expect(result.current).toBe(third);
});
