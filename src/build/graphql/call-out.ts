import type { CallOut } from '../model';
import { callOutRows, type CallOutWords } from '../translations/call-out';
import { inLanguage } from './fields';
import { translations } from './translations';

export const resolvers = {
  CallOut: {
    translation: inLanguage(
      'CallOutTranslation!',
      'The call-out as a language writes it.',
      async (callOut: CallOut, language, context) => {
        const words = (await translations(context, language, 'call-out')) as CallOutWords;
        return { ...words, rows: callOutRows(callOut, words, language) };
      },
    ),
  },
};
