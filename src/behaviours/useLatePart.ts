import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from './idle';

/**
 * A part of the page whose code comes when the page is idle, or when it is asked for.
 *
 * @param load imports it; must be stable from render to render
 * @returns the part once it is there, and a way to ask for it: it is in the page when the promise resolves
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Part: ComponentType<Props> | null, ask: () => Promise<void>] {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const ask = useCallback(async () => {
    const part = await load();
    flushSync(() => setPart(() => part));
  }, [load]);
  // What is not there when it is used is asked for again, and only then is its absence a failure.
  useEffect(() => whenIdle(() => void ask().catch(() => undefined)), [ask]);
  return [Part, ask];
}
