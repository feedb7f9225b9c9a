import { createContext, memo, type ReactNode } from 'react';

/** What the page on the screen puts into the document's head: it leaves it here while it is rendered. */
export interface HeadSlot {
  element: ReactNode;
}

export const HeadContext = createContext<HeadSlot>({ element: null });

interface Props {
  slot: HeadSlot;
  /** Whether the page is not there in whole: until then the head is that of the page before. */
  waits: boolean;
}

/**
 * Stands after the page, and stays while one takes the place of another: the head is written once for each, and not
 * emptied between.
 */
export const Head = memo(
  ({ slot }: Props) => slot.element,
  (_, { waits }) => waits,
);
