import { tryOrUndefined } from '../hooks/try-or-undefined';
import type { Draft } from './drafts';

/** The tools of the site that hand a result over to a form. */
const tools = ['estimate', 'inspection', 'powerCut'] as const;

/** What a tool has worked out, as it goes along with a visitor's own words. */
export interface ToolResult {
  tool: (typeof tools)[number];
  /** A few words that the visitor recognises it by. */
  label: string;
  /** What the business reads, in lines. */
  text: string;
}

/** What a draft keeps of results: an entry for each. */
export const draftOfResults = (results: readonly ToolResult[]): Draft =>
  Object.fromEntries(results.map(({ tool, label, text }) => [tool, JSON.stringify([label, text])]));

/** Reads an entry of `draftOfResults`; undefined for anything else. */
function read(tool: ToolResult['tool'], stored: string | undefined): ToolResult | undefined {
  const pair = stored ? tryOrUndefined(() => JSON.parse(stored) as unknown) : undefined;
  if (!Array.isArray(pair) || pair.length !== 2) return undefined;
  const [label, text] = pair as unknown[];
  return typeof label === 'string' && typeof text === 'string' ? { tool, label, text } : undefined;
}

/** The results that a draft has kept. */
export const resultsIn = (draft: Draft): ToolResult[] =>
  tools.flatMap((tool) => read(tool, draft[tool]) ?? []);

/** A draft without its results. */
export const withoutResults = (draft: Draft): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(([name]) => !tools.some((tool) => tool === name)),
  );

/** A message as it is sent: the visitor's own words, and below them what the tools have handed over. */
export const withResults = (message: string, handedOver: readonly ToolResult[]): string =>
  [message, ...handedOver.map(({ text }) => text)].filter(Boolean).join('\n\n');
