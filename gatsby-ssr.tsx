import type { GatsbySSR } from 'gatsby';
import { withErrorScreen } from './src/components/ErrorScreen/wrap';

/** The scripts of src/early, bundled by src/build/early-scripts.ts. */
declare const EARLY_SCRIPTS: Record<'head' | 'body', string>;

const script = (key: keyof typeof EARLY_SCRIPTS) => (
  <script key={key} dangerouslySetInnerHTML={{ __html: EARLY_SCRIPTS[key] }} />
);

/** What has to be decided before anything is painted: language, colour mode, address. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHeadComponents([script('head')]);
  setPreBodyComponents([script('body')]);
};

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = withErrorScreen;
