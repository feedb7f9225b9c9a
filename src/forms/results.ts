import { tryOrUndefined } from '../browser/try-or-undefined';
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

/** A result as a draft has it, under the name of its tool. */
export const drafted = ({ label, text }: ToolResult): string => JSON.stringify([label, text]);

/** The results in a draft, the oldest first. What is damaged is none. */
export function resultsIn(draft: Draft): ToolResult[] {
  return Object.entries(draft).flatMap(([name, stored]) => {
    const tool = tools.find((each) => each === name);
    const pair = tool && tryOrUndefined(() => JSON.parse(stored) as unknown);
    if (!tool || !Array.isArray(pair)) return [];
    const [label, text] = pair as unknown[];
    return typeof label === 'string' && typeof text === 'string' ? { tool, label, text } : [];
  });
}

/** A message as it is sent: the visitor's own words, and below them what the tools have handed over. */
export const withResults = (message: string, handedOver: readonly ToolResult[]): string =>
  [message, ...handedOver.map(({ text }) => text)].filter(Boolean).join('\n\n');
