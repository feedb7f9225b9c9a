/** A font's file, which webpack turns into its address. */
declare module '*.woff2' {
  const address: string;
  export default address;
}

/** Styles, which webpack adds to the page. */
declare module '*.scss';
