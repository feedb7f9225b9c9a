import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { reducedMotion } from '../browser/reduced-motion';
import { tilt } from '../constants';
import { DetailPicture } from './Picture';
import './PictureRow.scss';

/**
 * Tilts an element towards the mouse. The library loads when a mouse first enters: never on touch screens, nor with
 * reduced motion.
 *
 * @param container receives the mouse events; it does not move, so the pointer stays inside it
 * @param tilted the element inside the container that tilts
 */
function useTilt(container: RefObject<HTMLElement>, tilted: RefObject<HTMLElement>): void {
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
      // The library has missed the event that loaded it.
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

interface PictureProps {
  picture: Queries.LargePictureFragment | null;
  /** The picture begins in the first screen of a phone. */
  first?: boolean;
  /** The picture is on the right, where there is room; its panel has no category tint. */
  isReversed?: boolean;
}

/** A picture that tilts towards the mouse, on a panel that does not move. */
function TiltedPicture({ picture, first = false, isReversed = false }: PictureProps) {
  const panel = useRef<HTMLDivElement>(null);
  const tilted = useRef<HTMLDivElement>(null);
  useTilt(panel, tilted);
  return (
    <div
      className={
        isReversed ? 'tilted-picture tilted-picture--plain rounded-4' : 'tilted-picture rounded-4'
      }
      ref={panel}
    >
      <div className="tilted-picture__tilted mx-auto" ref={tilted}>
        {picture && <DetailPicture picture={picture} first={first} />}
      </div>
    </div>
  );
}

interface RowProps extends PictureProps {
  children: ReactNode;
  /** The text comes first where there is no room beside it. */
  wordsFirst?: boolean;
}

/**
 * A picture of 610 px that tilts towards the mouse, with text beside it where there is room, else below. The order on a
 * phone is that of the document, so that nothing moves while the page arrives.
 */
export function PictureRow({ children, wordsFirst = false, ...props }: RowProps) {
  const words = <div className="col-md-6 col-xl-5">{children}</div>;
  const side = props.isReversed ? 'order-md-1' : 'order-md-first';
  return (
    <div className="row gx-xl-5 gy-3 align-items-center">
      {wordsFirst && words}
      <div className={`col-md-6 col-xl-7 ${side}`}>
        <TiltedPicture {...props} />
      </div>
      {!wordsFirst && words}
    </div>
  );
}
