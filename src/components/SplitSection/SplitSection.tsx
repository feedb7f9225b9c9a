import type { ReactNode } from 'react';
import './SplitSection.scss';

interface Props {
  titleId: string;
  title: string;
  items: readonly { key: string; title: ReactNode; text: string }[];
}

/** A section with its heading on the left, and on the right a list of titles with a text. */
export function SplitSection({ titleId, title, items }: Props) {
  return (
    <section className="split-section section" aria-labelledby={titleId}>
      <div className="container columns">
        <h2 className="split-section__title" id={titleId}>
          {title}
        </h2>
        <ul className="split-section__list" role="list">
          {items.map((item) => (
            <li key={item.key} className="split-section__item">
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
