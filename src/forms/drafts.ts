import { tryOrUndefined } from '../browser/try-or-undefined';
import type { FormName } from './fields';
import { isToolResult, type ToolResult } from './results';

/** What a visitor has typed and ticked in a form. */
export interface FormInput {
  /** Texts by field name; empty where the text is the page's default. */
  texts: Readonly<Record<string, string>>;
  /** Slugs of the ticked services; undefined while the ticks are those of the page. */
  ticks?: readonly string[] | undefined;
}

/** An unsent request, kept for this tab. */
export interface Draft extends FormInput {
  /** At most one of each tool, oldest first. */
  results: readonly ToolResult[];
  /** Whether it had photos, which a reload loses. */
  hasPhotos?: boolean | undefined;
}

export const emptyDraft: Draft = { texts: {}, results: [] };

export const isEmptyDraft = ({ texts, ticks, results, hasPhotos }: Draft): boolean =>
  !ticks && results.length === 0 && !hasPhotos && !Object.values(texts).some(Boolean);

const keyOf = (form: FormName) => `draft:${form}`;

const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText);

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { texts, ticks, results, hasPhotos } = value as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof texts === 'object' &&
    texts !== null &&
    Object.values(texts).every(isText) &&
    (ticks === undefined || isTexts(ticks)) &&
    Array.isArray(results) &&
    results.every(isToolResult) &&
    (hasPhotos === undefined || typeof hasPhotos === 'boolean')
  );
}

/** The unsent draft of a form; empty if there is none, or if storage is blocked or does not hold a draft. */
export function readDraft(form: FormName): Draft {
  const stored = tryOrUndefined(
    () => JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null') as unknown,
  );
  return isDraft(stored) ? stored : emptyDraft;
}

/** Stores an unsent draft for this tab, if storage allows it. An empty draft is removed. */
export function keepDraft(form: FormName, draft: Draft): void {
  tryOrUndefined(() =>
    isEmptyDraft(draft)
      ? sessionStorage.removeItem(keyOf(form))
      : sessionStorage.setItem(keyOf(form), JSON.stringify(draft)),
  );
}
