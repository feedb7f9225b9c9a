import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'section'>, 'title' | 'ref'> & {
  titleId: string;
  title: string;
  text?: ReactNode;
};

/** The heading of a section, with a sentence beside it. */
export function SectionHead({ titleId, title, text }: Pick<Props, 'titleId' | 'title' | 'text'>) {
  return (
    <div className="section__head">
      <h2 id={titleId}>{title}</h2>
      {text && <p>{text}</p>}
    </div>
  );
}

/** A section of a page that begins with a heading. */
export function Section({ titleId, title, text, className, children, ...attributes }: Props) {
  return (
    <section className={className ?? 'section'} {...attributes} aria-labelledby={titleId}>
      <div className="wrap">
        <SectionHead titleId={titleId} title={title} text={text} />
        {children}
      </div>
    </section>
  );
}
