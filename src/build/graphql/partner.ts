import type { Partner } from '../../content/model';
import { inLanguage } from './fields';

export const resolvers = {
  Partner: {
    translation: inLanguage(
      'PartnerTranslation!',
      'The translations of the partner in a language.',
      ({ role }: Partner, language) => ({ role: role[language] }),
    ),
  },
};
