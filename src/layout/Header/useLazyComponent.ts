import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../../browser/when-idle';

/**
 * A part of the page whose code comes when the page is idle, or when it is asked for.
 *
 * @param load imports it; must be stable from render to render
 * @returns the part once it is there, and a way to ask for it: it is in the page when the promise resolves
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Part: ComponentType<Props> | null, ask: () => Promise<void>] {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const ask = useCallback(async () => {
    const part = await load();
    flushSync(() => setPart(() => part));
  }, [load]);
  useEffect(() => {
    const prepare = () =>
      load().then(
        (part) => startTransition(() => setPart(() => part)),
        () => undefined, // it is asked for again when it is used, and only then is its absence a failure
      );
    return whenIdle(() => void prepare());
  }, [load]);
  return [Part, ask];
}
