import { useEffect, useRef, useState } from 'react';

interface Props {
  text: string;
  /** How long the text has to stay the same before it is announced, ms. */
  rest: number;
}

/** Says a text to screen readers once it has come to rest after a change. */
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
