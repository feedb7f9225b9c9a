import type { TeamMember } from '../model';
import { pictureKey } from '../pictures';
import { findAll, inLanguage } from './fields';
import { translations } from './translations';

interface FileNode {
  relativePath: string;
  sourceInstanceName: string;
}

export const resolvers = {
  File: {
    alt: inLanguage(
      'String',
      'What the picture shows, in a language (locales/LANGUAGE/pictures.json), or who, on a portrait of the team; only for pictures of data/images.',
      async ({ relativePath, sourceInstanceName }: FileNode, language, context) => {
        if (sourceInstanceName !== 'data' || !relativePath.startsWith('images/')) return null;
        const team = await findAll<TeamMember>(context, 'TeamMember');
        const portrayed = team.find(({ image }) => image === relativePath);
        return (
          portrayed?.name ?? translations(context, language, 'pictures', pictureKey(relativePath))
        );
      },
    ),
  },
};
