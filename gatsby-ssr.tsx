import type { GatsbySSR } from 'gatsby';
import { colourModeScript } from './src/behaviours/colour-mode-script';
import { withErrorScreen } from './src/components/ErrorScreen/wrap';

/** Bundled from src/language/early.ts by src/build/early-script.ts. */
declare const EARLY_SCRIPT: string;

/** What has to be decided before anything is painted: the language in the head, the colour mode on the body. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHeadComponents([<script key="language" dangerouslySetInnerHTML={{ __html: EARLY_SCRIPT }} />]);
  setPreBodyComponents([
    <script key="colour-mode" dangerouslySetInnerHTML={{ __html: colourModeScript() }} />,
  ]);
};

/** An error in a page shows the error screen. */
export const wrapPageElement: GatsbySSR['wrapPageElement'] = withErrorScreen;
