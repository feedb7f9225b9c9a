import { startTransition, useCallback, useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { whenIdle } from '../browser/when-idle';

/**
 * Loads a component when the browser is idle, or earlier on demand. Unlike with `React.lazy`, a failed import can be
 * tried again.
 *
 * @param importComponent must be stable between renders
 * @returns the component, null until it has loaded; `load` resolves once the component is rendered
 */
export function useLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): [Component: ComponentType<Props> | null, load: () => Promise<void>] {
  const [Component, setComponent] = useState<ComponentType<Props> | null>(null);
  const load = useCallback(async () => {
    const component = await importComponent();
    flushSync(() => setComponent(() => component));
  }, [importComponent]);
  useEffect(() => {
    const preload = () =>
      importComponent().then(
        (component) => startTransition(() => setComponent(() => component)),
        (error: unknown) => console.error(error), // `load` tries again.
      );
    return whenIdle(() => void preload());
  }, [importComponent]);
  return [Component, load];
}
