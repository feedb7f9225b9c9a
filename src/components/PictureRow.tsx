import { clsx } from 'clsx';
import {
  useEffect,
  useRef,
  type PointerEvent,
  type PointerEventHandler,
  type ReactNode,
  type RefObject,
} from 'react';
import type VanillaTilt from 'vanilla-tilt';
import { reducedMotion } from '../browser/reduced-motion';
import { tilt } from '../constants';
import { DetailPicture } from './Picture';
import './PictureRow.scss';

/**
 * Tilts an element towards the mouse. The library loads when a mouse first enters: never on touch screens, nor with
 * reduced motion.
 *
 * @param tilted the element that tilts
 * @returns `onPointerEnter` of an element around it, which does not move, so the pointer stays inside
 */
function useTilt(tilted: RefObject<HTMLElement>): PointerEventHandler {
  const library = useRef<VanillaTilt>();
  useEffect(() => () => library.current?.destroy(), []);
  const begin = async ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse' || library.current || reducedMotion()) return;
    const { default: Library } = await import('vanilla-tilt');
    if (!tilted.current || library.current) return;
    library.current = new Library(tilted.current, {
      ...tilt,
      gyroscope: false,
      // Also takes an element, but its type allows only selectors.
      'mouse-event-element': currentTarget as unknown as string,
    });
  };
  return (event) => void begin(event).catch(() => undefined);
}

interface PictureProps {
  picture: Queries.LargePictureFragment;
  /** The picture begins in the first screen of a phone. */
  isEager?: boolean;
  /** The only one of its page: it extends beyond the columns. */
  isOnly?: boolean;
  /** The picture is on the right, where there is room. */
  isReversed?: boolean;
}

/** A picture that tilts towards the mouse, in a frame that does not move. */
function TiltedPicture({ picture, isEager, isOnly = false, isReversed }: PictureProps) {
  const tilted = useRef<HTMLDivElement>(null);
  const onPointerEnter = useTilt(tilted);
  return (
    <div
      className={clsx(
        'tilted-picture',
        isOnly ? 'tilted-picture--only' : isReversed && 'ms-lg-auto',
      )}
      onPointerEnter={onPointerEnter}
    >
      <div ref={tilted}>
        <DetailPicture picture={picture} isEager={isEager} />
      </div>
    </div>
  );
}

interface RowProps extends PictureProps {
  children: ReactNode;
  /** The text comes first where there is no room beside it. */
  isTextFirst?: boolean;
}

/**
 * A picture of 610 px that tilts towards the mouse, with text beside it where there is room, else below. The order on a
 * phone is that of the document, so that nothing moves while the page arrives.
 */
export function PictureRow({ children, isTextFirst = false, ...picture }: RowProps) {
  const { isOnly, isReversed } = picture;
  const words = <div className={isOnly ? 'col-lg-5 col-xl-7' : 'col-lg-5'}>{children}</div>;
  return (
    <div className="picture-row row gx-xl-5 gy-3 align-items-center">
      {isTextFirst && words}
      <div
        className={clsx(
          isOnly ? 'col-lg-7 col-xl-5' : 'col-lg-7',
          isReversed ? 'order-lg-1' : 'order-lg-first',
        )}
      >
        <TiltedPicture {...picture} />
      </div>
      {!isTextFirst && words}
    </div>
  );
}
