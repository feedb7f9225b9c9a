import type { ReactNode } from 'react';
import { useStickyHeader } from './useStickyHeader';

/** The header's own element: scrolling changes it alone, and nothing that stands in it. */
export function HeaderBar({ children }: { children: ReactNode }) {
  const sticky = useStickyHeader();
  return <header className={sticky ? 'header header--sticky' : 'header'}>{children}</header>;
}
