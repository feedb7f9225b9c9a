import { useEffect, useRef, useState } from 'react';

interface Props {
  text: string;
  /** Delay after the last change before the text is announced, ms. */
  delay: number;
}

/** Announces a changed text to screen readers once it stops changing. */
export function LiveRegion({ text, delay }: Props) {
  const [announced, announce] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(announce, delay, text);
    return () => clearTimeout(timer);
  }, [text, delay]);
  return (
    <p className="visually-hidden" role="status">
      {announced}
    </p>
  );
}
