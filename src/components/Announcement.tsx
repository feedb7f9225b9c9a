import { useEffect, useRef, useState } from 'react';

interface Props {
  text: string;
  /** Delay after the last change before the text is announced, ms. */
  rest: number;
}

/** Announces a changed text to screen readers once it stops changing. */
export function Announcement({ text, rest }: Props) {
  const [said, say] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(say, rest, text);
    return () => clearTimeout(timer);
  }, [text, rest]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
