import soraFile from '@fontsource-variable/sora/files/sora-latin-wght-normal.woff2';
import sourceSansFile from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** The colour of the page, `--bs-body-bg` of the tokens. */
const themeColours = { light: '#fbfcfe', dark: '#0a1222' };

/** What every head has in common: icons, colours, preloaded fonts, styles of paper. */
export const fixedHead = [
  <link key="icon" rel="icon" href="/favicon.ico" sizes="32x32" />,
  <link key="svg" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
  <link key="apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
  <link key="print" rel="stylesheet" href="/print.css" media="print" />,
  ...Object.entries(themeColours).map(([scheme, paper]) => (
    <meta
      key={scheme}
      name="theme-color"
      media={`(prefers-color-scheme: ${scheme})`}
      content={paper}
    />
  )),
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
