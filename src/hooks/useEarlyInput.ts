import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes what a visitor has entered in a field before hydration: it had no change event, and React would overwrite it in
 * a controlled field at the next render.
 *
 * @param take gets the field once, after hydration
 * @returns the ref of the field
 */
export function useEarlyInput<Field>(take: (field: Field) => void): RefObject<Field> {
  const ref = useRef<Field>(null);
  const takeFirst = useRef(take);
  useEffect(() => {
    if (ref.current) takeFirst.current(ref.current);
  }, []);
  return ref;
}
