import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'section'>, 'title' | 'ref'> & {
  titleId: string;
  title: string;
  text?: ReactNode;
};

/** A section of a page that begins with a heading. */
export function Section({ titleId, title, text, className, children, ...attributes }: Props) {
  return (
    <section className={className ?? 'section'} {...attributes} aria-labelledby={titleId}>
      <div className="container">
        <div className="section__head">
          <h2 id={titleId}>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
