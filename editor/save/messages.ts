import type { Bilingual, EditorLanguage } from '../bilingual';
import { say, type ByCode, type Issue } from '../../src/build/issue';
import { dataMessages } from './messages-data';
import { indexedMessages } from './messages-indexed';
import { modelMessages } from './messages-model';
import { typographyMessages, wordMessages } from './messages-words';
import { zodMessage } from './messages-zod';

/** What the owner reads for each code of an issue. */
const messages: ByCode<Bilingual> = {
  ...dataMessages,
  ...indexedMessages,
  ...modelMessages,
  ...wordMessages,
  ...typographyMessages,
  zod: zodMessage,
};

/** What is wrong, in the owner's words. */
export const messageFor = (issue: Issue, language: EditorLanguage): string =>
  say(messages, issue)[language];
