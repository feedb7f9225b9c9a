import { tryOrUndefined } from '../hooks/try-or-undefined';
import type { Draft } from './drafts';
import type { FormName } from './fields';

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

const none: readonly ToolResult[] = [];
const results = new Map<FormName, readonly ToolResult[]>();
const listeners = new Set<() => void>();

const resultsIn = (form: FormName): readonly ToolResult[] => results.get(form) ?? none;

function set(form: FormName, next: readonly ToolResult[]): void {
  results.set(form, next);
  listeners.forEach((listener) => listener());
}

const without = (form: FormName, tool: ToolResult['tool']) =>
  resultsIn(form).filter((each) => each.tool !== tool);

const drafted = ({ label, text }: ToolResult) => JSON.stringify([label, text]);

/** Reads what `drafted` has written; undefined for anything else. */
function read(tool: ToolResult['tool'], stored: string | undefined): ToolResult | undefined {
  const pair = stored ? tryOrUndefined(() => JSON.parse(stored) as unknown) : undefined;
  if (!Array.isArray(pair) || pair.length !== 2) return undefined;
  const [label, text] = pair as unknown[];
  return typeof label === 'string' && typeof text === 'string' ? { tool, label, text } : undefined;
}

/**
 * The results that go along with each form. They belong to no component: a tool can stand on another page than the form
 * that it leads to.
 */
export const toolResults = {
  of: resultsIn,

  /** @returns unsubscribes */
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Adds a result in the place of an earlier one of the same tool. */
  add: (form: FormName, result: ToolResult): void =>
    set(form, [...without(form, result.tool), result]),

  remove: (form: FormName, tool: ToolResult['tool']): void => set(form, without(form, tool)),

  /** What a draft keeps of the results: an entry for each. */
  draftOf: (form: FormName): Draft =>
    Object.fromEntries(resultsIn(form).map((result) => [result.tool, drafted(result)])),

  /** Adds what a draft has kept, as after a reload. */
  restore(form: FormName, draft: Draft): void {
    const kept = tools.flatMap((tool) => read(tool, draft[tool]) ?? []);
    const missing = kept.filter(({ tool }) => resultsIn(form).every((each) => each.tool !== tool));
    if (missing.length > 0) set(form, [...resultsIn(form), ...missing]);
  },

  /** Removes what was sent, and keeps what a tool has handed over since then. */
  dropSent(form: FormName, sent: Draft): void {
    const since = resultsIn(form).filter((result) => sent[result.tool] !== drafted(result));
    if (since.length < resultsIn(form).length) set(form, since);
  },
};

/** A message as it is sent: the visitor's own words, and below them what the tools have handed over. */
export const withResults = (message: string, handedOver: readonly ToolResult[]): string =>
  [message, ...handedOver.map(({ text }) => text)].filter(Boolean).join('\n\n');
