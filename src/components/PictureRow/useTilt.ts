import { useEffect, type RefObject } from 'react';
import { reducedMotion } from '../../hooks/motion';
import { tilt } from '../../constants';

/**
 * Tilts an element towards the mouse. The library loads when a mouse first enters: never on touch screens, nor with
 * reduced motion.
 *
 * @param container receives the mouse events; it does not move, so the pointer stays inside it
 * @param tilted the element inside the container that tilts
 */
export function useTilt(container: RefObject<HTMLElement>, tilted: RefObject<HTMLElement>): void {
  useEffect(() => {
    const listener = container.current;
    const element = tilted.current;
    if (!listener || !element) return;
    const left = new AbortController();
    let destroy: (() => void) | undefined;
    const begin = async (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || destroy || reducedMotion()) return;
      const { default: VanillaTilt } = await import('vanilla-tilt');
      if (left.signal.aborted) return;
      // The option also takes an element, but its type allows only selectors.
      VanillaTilt.init(element, {
        ...tilt,
        gyroscope: false,
        'mouse-event-element': listener as unknown as string,
      });
      destroy = () =>
        (element as HTMLElement & { vanillaTilt?: { destroy: () => void } }).vanillaTilt?.destroy();
      listener.dispatchEvent(new MouseEvent('mouseenter'));
    };
    listener.addEventListener('pointerenter', (event) => void begin(event).catch(() => undefined), {
      signal: left.signal,
    });
    return () => {
      left.abort();
      destroy?.();
    };
  }, [container, tilted]);
}
