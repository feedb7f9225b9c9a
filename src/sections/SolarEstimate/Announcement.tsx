import { useEffect, useRef, useState } from 'react';

/** How long a text has to stay the same before it is announced, ms. */
const rest = 1000;

/** Says a text to screen readers once it has come to rest after a change. */
export function Announcement({ text }: { text: string }) {
  const [said, say] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return;
    first.current = '';
    const timer = setTimeout(say, rest, text);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  );
}
