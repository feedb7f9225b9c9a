import { useRef, type ReactNode } from 'react';
import { anchors } from '../../routes';
import { useReveal } from './useReveal';

/** The `<main>` of a page. Its sections appear as the visitor comes to them. */
export function Page({ className, children }: { className?: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useReveal(main);
  return (
    <main className={className} id={anchors.main} tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
