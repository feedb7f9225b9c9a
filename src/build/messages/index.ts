import type { z } from 'zod';
import { dataMessages } from './data';
import { indexedMessages } from './indexed';
import { modelMessages } from './model';
import { typographyMessages, wordMessages } from './words';

/** What is wrong, and what was expected, for each code of an issue: from its parts, without place and full stop. */
export const messages = {
  ...modelMessages,
  ...dataMessages,
  ...indexedMessages,
  ...wordMessages,
  ...typographyMessages,
  /** What zod says itself. */
  zod: ({ message }: z.core.$ZodIssue) => message,
};
