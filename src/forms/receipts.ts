/** What a visitor has sent, as the page shows it again. Kept in memory alone. */
export interface SentRequest {
  /** Address of the page that it was sent from, without language. */
  route: string;
  /** Slugs of the services that were chosen. */
  services: readonly string[];
  /** The beginning of the visitor's own words. */
  excerpt: string;
  /** What the tools had handed over, by their labels. */
  results: readonly string[];
  /** How many photographs went with it. */
  photos: number;
  at: Date;
}

/** The receipt of what has just been sent. */
export const receiptNow = (sent: Omit<SentRequest, 'at'>): SentRequest => ({
  ...sent,
  at: new Date(),
});

/** How much of a message a receipt shows, characters. */
const longestExcerpt = 140;

/** The beginning of a text in one line, with a sign where it was cut. */
export function excerptOf(text: string): string {
  const characters = [...text.trim().replaceAll(/\s+/g, ' ')];
  if (characters.length <= longestExcerpt) return characters.join('');
  return `${characters.slice(0, longestExcerpt).join('').trimEnd()}…`;
}
