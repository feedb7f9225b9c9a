import type { GatsbySSR } from 'gatsby';
import { inCascadeOrder } from './src/gatsby-internals/style-order';
import { withErrorScreen } from './src/components/ErrorScreen/ErrorBoundary';
import { fixedHead } from './src/seo/fixed-head';

/** The scripts of src/inline-scripts, bundled by src/build/bundles.ts. */
declare const INLINE_SCRIPTS: Record<'head' | 'body', string>;

const script = (key: keyof typeof INLINE_SCRIPTS) => (
  <script key={key} dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS[key] }} />
);

/** What all pages have alike, and what has to be decided before anything is painted: language, colour mode, address. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHeadComponents([...fixedHead, script('head')]);
  setPreBodyComponents([script('body')]);
};

/** A page's style sheets, in the order of the cascade. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => replaceHeadComponents(inCascadeOrder(getHeadComponents()));

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = withErrorScreen;
