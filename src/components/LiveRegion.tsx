import { useEffect, useRef, useState } from 'react';

interface Props {
  text: string;
  /** Delay after the last change before the text is announced, ms. */
  delay: number;
}

/** Announces a changed text to screen readers once it stops changing. */
export function LiveRegion({ text, delay }: Props) {
  const [announced, announce] = useState('');
  /** The first text, which is not announced; undefined once it has changed. */
  const unannounced = useRef<string | undefined>(text);
  useEffect(() => {
    if (text === unannounced.current) return;
    unannounced.current = undefined;
    const timer = setTimeout(announce, delay, text);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
