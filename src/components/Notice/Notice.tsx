import { useEffect, useRef, useState } from 'react';
import { noticeDuration } from '../../behaviours/constants';
import { Icon } from '../Icon/Icon';

interface Props {
  /** What it says; nothing hides it. */
  content: { title: string; text?: string } | undefined;
  kind: 'success' | 'failure';
  /** Called once its time is over. */
  onDone: () => void;
}

/**
 * A message that hides by itself, and stays while it is hovered or focused. The region that screen readers
 * listen to is there before the message is.
 */
export function Notice({ content, kind, onDone }: Props) {
  const [held, setHeld] = useState(false);
  const done = useRef(onDone);
  done.current = onDone;
  const shown = content !== undefined;

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(() => done.current(), noticeDuration);
    return () => clearTimeout(timer);
  }, [shown, held]);

  return (
    <div role="status" className="notice-region">
      {content && (
        <div
          className={`notice notice--${kind}`}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
        >
          <Icon name={kind === 'success' ? 'check' : 'alert'} />
          <p>
            <strong className="notice__title">{content.title}</strong>
            {content.text}
          </p>
        </div>
      )}
    </div>
  );
}
