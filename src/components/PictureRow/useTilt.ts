import { useEffect, type RefObject } from 'react';
import { tilt } from '../../constants';
import { reducedMotion } from '../../browser/reduced-motion';

/**
 * Tilts an element towards the pointer. What it takes is loaded at the first touch of a mouse: not on touch screens,
 * and not with reduced motion.
 *
 * @param frame stands still and listens
 * @param tilted moves; inside the frame, so that its corners do not slip from under the pointer
 */
export function useTilt(frame: RefObject<HTMLElement>, tilted: RefObject<HTMLElement>): void {
  useEffect(() => {
    const listener = frame.current;
    const element = tilted.current;
    if (!listener || !element) return;
    const left = new AbortController();
    let destroy: (() => void) | undefined;
    const begin = async (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || destroy || reducedMotion()) return;
      const { default: VanillaTilt } = await import('vanilla-tilt');
      if (left.signal.aborted) return;
      // The package takes an element as well; its types know of selectors only.
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
  }, [frame, tilted]);
}
