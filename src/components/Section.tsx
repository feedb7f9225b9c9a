import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'section'>, 'title' | 'ref'> & {
  titleId: string;
  title: string;
  text?: string;
};

/** A section of a page that begins with a heading. */
export function Section({ titleId, title, text, className, children, ...attributes }: Props) {
  return (
    <section className={className ?? 'section'} {...attributes} aria-labelledby={titleId}>
      <div className="container">
        <div className="section__head row align-items-end row-gap-3">
          <h2 className={text ? 'col-lg-7' : 'col-12'} id={titleId}>
            {title}
          </h2>
          {text && <p className="col-lg-4 offset-lg-1 text-body-secondary text-balance">{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

interface SplitProps {
  titleId: string;
  title: string;
  items: readonly { key: string; title: ReactNode; text: string }[];
}

/** A section with its heading on the left, and on the right a list of titles with a text. */
export function SplitSection({ titleId, title, items }: SplitProps) {
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="container">
        <div className="row row-gap-4">
          <h2 className="col-lg-5" id={titleId}>
            {title}
          </h2>
          <div className="col-lg-7 ps-lg-5">
            <ul className="border-top" role="list">
              {items.map((item) => (
                <li key={item.key} className="py-4 border-bottom">
                  <div className="row row-gap-2">
                    <h3 className="col-sm-5 h4">{item.title}</h3>
                    <p className="col-sm-7">{item.text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
