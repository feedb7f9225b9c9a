import { createContext, useContext, type ReactNode } from 'react';

/** Whether all of the page is there, or what is painted first alone. */
export const CompleteContext = createContext(true);

/** What a page that was clicked for shows a moment after its first words. */
export function Later({ children }: { children: ReactNode }) {
  return useContext(CompleteContext) && children;
}
