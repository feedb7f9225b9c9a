import './src/styles/index.scss';
import type { GatsbyBrowser } from 'gatsby';
import { keepsScroll } from './src/behaviours/useLanguageChange';
import { withErrorScreen } from './src/components/ErrorScreen/wrap';

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = withErrorScreen;

/** Gatsby starts a new page at its top and finds a left position again; the same page in another language stays. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ routerProps }) =>
  !keepsScroll(routerProps.location.state);
