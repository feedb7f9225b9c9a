import type { GatsbySSR } from 'gatsby';
import { pageBackgrounds } from './src/browser/colour-mode';
import soraFile from './src/styles/fonts/sora-latin.woff2';
import sourceSansFile from './src/styles/fonts/source-sans-3-latin.woff2';

/**
 * Common head of all pages: icons, colours, preloaded fonts, print styles. A phone that makes links of numbers by itself
 * would change the page before it is hydrated.
 */
const fixedHead = [
  <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <link key="print" rel="stylesheet" href="/print.css" media="print" />,
  <meta
    key="format"
    name="format-detection"
    content="telephone=no, date=no, address=no, email=no"
  />,
  <meta key="bars" name="theme-color" content={pageBackgrounds.light} />,
  ...[soraFile, sourceSansFile].map((file) => (
    <link
      key={file}
      rel="preload"
      href={file}
      as="font"
      type="font/woff2"
      crossOrigin="anonymous"
    />
  )),
];

/** The script of src/inline/first-script.ts, bundled by src/gatsby/webpack.ts. */
declare const FIRST_SCRIPT: string;

/** Adds the common head, and the script that sets language, colour mode and address before the first paint. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHeadComponents(fixedHead);
  // oxlint-disable-next-line react/no-danger -- our own script, without anything of a visitor
  setPreBodyComponents([<script key="first" dangerouslySetInnerHTML={{ __html: FIRST_SCRIPT }} />]);
};

export { wrapRootElement } from './src/layout/wrap-root-element';
