/** A message of the checks, and what the owner reads instead; `$1` stands for the first group of the pattern. */
export type Message = readonly [pattern: RegExp, fr: string, en: string];
