/** What the page says of a request once it is sent. */
export interface RequestSummary {
  /** Address of the page with the form, without language. */
  route: string;
  /** Slugs of the services that were chosen. */
  services: readonly string[];
  /** The beginning of the visitor's own words. */
  excerpt: string;
  /** Labels of the tools' results. */
  results: readonly string[];
  /** Number of photos. */
  photos: number;
}

/** The summary of a request and the time at which it was sent. Kept in memory only. */
export interface ReceiptData extends RequestSummary {
  at: Date;
}

/** Receipt of a request sent just now. */
export const receiptNow = (summary: RequestSummary): ReceiptData => ({
  ...summary,
  at: new Date(),
});

/** Maximum length of the excerpt, characters. */
const maxExcerptLength = 140;

/** The beginning of a text on one line, with an ellipsis where it was cut. */
export function excerptOf(text: string): string {
  const characters = [...text.trim().replaceAll(/\s+/g, ' ')];
  if (characters.length <= maxExcerptLength) return characters.join('');
  return `${characters.slice(0, maxExcerptLength).join('').trimEnd()}…`;
}
