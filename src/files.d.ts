/** Files that webpack turns into addresses. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

declare module '*.svg' {
  const address: string;
  export default address;
}

/** Gatsby's entry: src/build/bundles.ts. */
declare module 'gatsby-browser-app';
