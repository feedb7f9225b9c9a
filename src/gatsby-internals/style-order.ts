import { isValidElement, type ReactNode } from 'react';
import { moved } from './moved';

/*
 * Depends on: Gatsby inlines each style sheet as <style data-identity="gatsby-global-css">, the page's own first.
 * Gives: sheets in the order of the cascade, without which a section cannot override what all pages share.
 */

const isStyleSheet = (node: ReactNode) =>
  isValidElement<Record<string, unknown>>(node) &&
  node.props['data-identity'] === 'gatsby-global-css';

/**
 * Puts the style sheets of a page last in its head, and turns their order around: what every page has, what several
 * pages share, what this page has of its own.
 *
 * @param isBuild whether the page is built; `npm run develop` inlines no styles
 * @throws if a built page has no style sheet
 */
export function inCascadeOrder(
  head: ReactNode[],
  isBuild: boolean = process.env.NODE_ENV === 'production',
): ReactNode[] {
  const sheets = head.filter(isStyleSheet);
  if (isBuild && sheets.length === 0)
    throw moved('style-order.ts', 'a page has no <style data-identity="gatsby-global-css">');
  return [...head.filter((node) => !isStyleSheet(node)), ...sheets.reverse()];
}
