import type { z } from 'zod';
import type { Language } from '../i18n/languages';
import { messages } from './messages';
import { isModelCode } from './messages/model';

/** Where an issue is. */
export interface Place {
  /** Path from the project's root. */
  file: string;
  /** Slug of the record, or its place in the list. */
  record?: string | undefined;
  /** Field or key, `banner.image`. */
  field?: string | undefined;
  language?: Language | undefined;
}

/** What can be wrong: each code has an English sentence in `messages`, and words for owners in the editor. */
export type IssueCode = keyof typeof messages;

/** The parts of each code's sentence; undefined where it has none. */
type Values = { [Code in IssueCode]: Parameters<(typeof messages)[Code]>[0] };

/** Something for each code, made from the parts of its sentence. */
export type ByCode<Result, Codes extends IssueCode = IssueCode> = {
  [Code in Codes]: (values: Values[Code]) => Result;
};

/** A problem in the data, the translations or the pictures. */
export interface Issue<Code extends IssueCode = IssueCode> extends Place {
  code: Code;
  values: Values[Code];
}

/** An issue at a place. */
export function issueAt<Code extends IssueCode>(
  place: Place,
  code: Code,
  ...[values]: Parameters<(typeof messages)[Code]>
): Issue {
  return { ...place, code, values };
}

/** What the model found at a place: its own code, or zod's words. */
export const modelIssue = (place: Place, found: z.core.$ZodIssue): Issue =>
  isModelCode(found.message) ? issueAt(place, found.message) : issueAt(place, 'zod', found);

/** What each code's table says of an issue. */
export function say<Result, Code extends IssueCode>(
  table: ByCode<Result>,
  { code, values }: Issue<Code>,
): Result {
  return table[code](values);
}

/** An issue as one sentence that names file, record, field and language. */
export function sentence(issue: Issue): string {
  const { file, record, field, language } = issue;
  const where = [
    file,
    record && `record "${record}"`,
    field && `field "${field}"`,
    language && `language ${language}`,
  ];
  return `${where.filter(Boolean).join(', ')}: ${say(messages, issue)}.`;
}
