import { Children, useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { prefetchVisibleLinks } from '../../gatsby-internals/prefetch';
import { anchors } from '../../routes';
import { Deferred } from './Deferred';
import { useReveal } from './useReveal';

function Rest({ main, children }: { main: RefObject<HTMLElement>; children: ReactNode }) {
  useReveal(main);
  useEffect(prefetchVisibleLinks, []);
  return children;
}

/** The `<main>` of a page. The first section is painted before the others are rendered. */
export function Page({ className, children }: { className?: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const [first, ...rest] = Children.toArray(children);
  return (
    <main className={className} id={anchors.main} tabIndex={-1} ref={main}>
      {first}
      <Deferred fallback={<div className="page-rest" />}>
        <Rest main={main}>{rest}</Rest>
      </Deferred>
    </main>
  );
}
