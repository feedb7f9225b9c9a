import { isValidElement, type ReactNode } from 'react';

const isStyleSheet = (node: ReactNode) =>
  isValidElement<Record<string, unknown>>(node) &&
  node.props['data-identity'] === 'gatsby-global-css';

/**
 * Puts the style sheets of a page's head behind one another as they build on one another: what every page has, what
 * all pages share, what this page has of its own. Gatsby has them the other way round.
 */
export function inCascadeOrder(head: ReactNode[]): ReactNode[] {
  return [...head.filter((node) => !isStyleSheet(node)), ...head.filter(isStyleSheet).reverse()];
}
