import './src/styles/index.scss';
import type { GatsbyBrowser } from 'gatsby';
import { correctAddress } from './src/behaviours/correct-address';
import { keepsScroll } from './src/behaviours/useLanguageChange';
import { withErrorScreen } from './src/components/ErrorScreen/wrap';

/** The address bar gets the page's own letter case. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = correctAddress;

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = withErrorScreen;

/** Gatsby starts a new page at its top and finds a left position again; the same page in another language stays. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) =>
  !keepsScroll(routerProps.location.state);
