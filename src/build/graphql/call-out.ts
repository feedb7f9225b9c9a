import type { CallOut } from '../../content/model';
import { callOutRows } from '../../content/format';
import type { CallOutWords } from '../../content/words';
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
