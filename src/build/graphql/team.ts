import type { TeamMember } from '../../content/model';
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
