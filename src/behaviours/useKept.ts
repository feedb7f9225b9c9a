import { useRef } from 'react';

/**
 * Keeps a value from render to render for as long as it says the same.
 *
 * @param value may be another object each time
 * @param content differs where the value says something else
 * @returns the first value with that content
 */
export function useKept<Value>(value: Value, content: string): Value {
  const kept = useRef({ value, content });
  if (kept.current.content !== content) kept.current = { value, content };
  return kept.current.value;
}
