import type { GatsbySSR } from 'gatsby';
import { inCascadeOrder } from './src/gatsby-internals/style-order';
import { withErrorScreen } from './src/components/ErrorScreen/ErrorBoundary';
import { fixedHead } from './src/seo/fixed-head';

/** The script of src/i18n/first-script.ts, bundled by src/gatsby/webpack.ts. */
declare const FIRST_SCRIPT: string;

/** What all pages have alike, and what has to be decided before anything is painted: language, colour mode, address. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHeadComponents(fixedHead);
  setPreBodyComponents([<script key="first" dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />]);
};

/** A page's style sheets, in the order of the cascade. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => replaceHeadComponents(inCascadeOrder(getHeadComponents()));

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = withErrorScreen;
