import type { TeamMember } from '../model';
import { inLanguage } from './fields';

export const resolvers = {
  TeamMember: {
    translation: inLanguage(
      'TeamMemberTranslation!',
      'The translations of the team member in a language.',
      ({ role, diploma }: TeamMember, language) => ({
        role: role[language],
        diploma: diploma?.[language],
      }),
    ),
  },
};
