import type { EditorLanguage } from '../bilingual';
import type { Message } from './message';
import { dataMessages } from './messages-data';
import { indexedMessages } from './messages-indexed';
import { modelMessages } from './messages-model';
import { shapeMessages } from './messages-shape';
import { typographyMessages } from './messages-typography';
import { wordMessages } from './messages-words';
import { placeholderMessage } from './placeholder-message';

/** What the owner reads instead of each message; the first pattern that fits counts. */
export const messages: Message[] = [
  ...dataMessages,
  ...indexedMessages,
  ...modelMessages,
  ...shapeMessages,
  ...wordMessages,
  ...typographyMessages,
];

/** The message of an issue as the owner reads it. One that is not known stays as it is. */
export function messageFor(message: string, language: EditorLanguage): string {
  const ofPlaceholders = placeholderMessage(message, language);
  if (ofPlaceholders !== undefined) return ofPlaceholders;
  const found = messages.find(([pattern]) => pattern.test(message));
  if (!found) return message;
  const [pattern, fr, en] = found;
  return message.replace(pattern, language === 'fr' ? fr : en);
}
