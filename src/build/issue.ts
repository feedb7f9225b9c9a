import type { Language } from '../i18n/languages';

/** A problem in the data, the translations or the pictures, and its place. */
export interface Issue {
  /** Path from the project's root. */
  file: string;
  /** Slug of the record, or its place in the list. */
  record?: string | undefined;
  /** Field or key, `banner.image`. */
  field?: string | undefined;
  language?: Language | undefined;
  /** What is wrong and what was expected. */
  message: string;
}

/** Where an issue is. */
export type Place = Omit<Issue, 'message'>;

/** An issue as one sentence that names file, record, field and language. */
export function sentence({ file, record, field, language, message }: Issue): string {
  const where = [
    file,
    record && `record "${record}"`,
    field && `field "${field}"`,
    language && `language ${language}`,
  ];
  return `${where.filter(Boolean).join(', ')}: ${message}.`;
}
