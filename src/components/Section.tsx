import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

type FrameProps = Omit<ComponentProps<'section'>, 'title' | 'ref'> & {
  /** Id of the heading that names the section. */
  titleId: string | undefined;
  /** Whether it stands on a panel. */
  isPanel?: boolean;
};

/**
 * Frame of a section in the page's columns: spacing and accessible name. Sections of another shape, such as hero,
 * banner and carousel, have their own.
 */
export function SectionFrame({
  titleId,
  isPanel = false,
  className,
  children,
  ...attributes
}: FrameProps) {
  return (
    <section
      {...attributes}
      className={clsx('section', isPanel && 'panel', className)}
      aria-labelledby={titleId}
    >
      <div className="container">{children}</div>
    </section>
  );
}

type Props = FrameProps & {
  title: string;
  text?: string;
};

/** A section of a page that begins with a heading. */
export function Section({ title, text, children, ...frame }: Props) {
  return (
    <SectionFrame {...frame}>
      <div className="section__head vstack gap-3">
        <h2 id={frame.titleId}>{title}</h2>
        {text && <p className="measure text-body-secondary text-balance">{text}</p>}
      </div>
      {children}
    </SectionFrame>
  );
}

type ColumnProps = Props & {
  /** Below heading and text. */
  aside?: ReactNode;
};

/** A section with its heading on the left, and its content on the right where there is room. */
export function ColumnSection({ title, text, aside, children, ...frame }: ColumnProps) {
  return (
    <SectionFrame {...frame}>
      <div className="section__columns row row-gap-4">
        <div className="section__side col-lg-5 vstack gap-3 align-items-start">
          <h2 id={frame.titleId}>{title}</h2>
          {text && <p className="text-body-secondary text-balance">{text}</p>}
          {aside}
        </div>
        <div className="col-lg-7 ps-lg-5">{children}</div>
      </div>
    </SectionFrame>
  );
}
