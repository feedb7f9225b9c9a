import { tryOrUndefined } from '../browser/try-or-undefined';
import type { Draft } from './drafts';

/** The tools of the site that hand a result over to a form. */
const tools = ['estimate', 'inspection', 'powerCut'] as const;

/** Result of a tool, sent along with the visitor's own words. */
export interface ToolResult {
  tool: (typeof tools)[number];
  /** A few words by which the visitor recognises it. */
  label: string;
  /** Text for the business, in lines. */
  text: string;
}

/** A result as stored in a draft, under the name of its tool. */
export const drafted = ({ label, text }: ToolResult): string => JSON.stringify([label, text]);

/** The results in a draft, oldest first. Damaged ones are ignored. */
export function resultsIn(draft: Draft): ToolResult[] {
  return Object.entries(draft).flatMap(([name, stored]) => {
    const tool = tools.find((each) => each === name);
    const pair = tool && tryOrUndefined(() => JSON.parse(stored) as unknown);
    if (!tool || !Array.isArray(pair)) return [];
    const [label, text] = pair as unknown[];
    return typeof label === 'string' && typeof text === 'string' ? { tool, label, text } : [];
  });
}

/** The message to send: the visitor's own words, then the results of the tools. */
export const withResults = (message: string, handedOver: readonly ToolResult[]): string =>
  [message, ...handedOver.map(({ text }) => text)].filter(Boolean).join('\n\n');
