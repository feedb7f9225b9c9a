/** A package without types, as far as it is used here. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2';
    variationAxes?: Record<string, { min: number; max: number }>;
    keepFeatures?: string[];
    preserveNameIds?: number[];
  }
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: Options,
  ): Promise<Buffer>;
}
