import type { TeamMember } from '../../content/model';
import { nightPicture, pictureKey } from '../../content/pictures';
import { findAll, inLanguage, type ResolverContext } from './fields';
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
    night: {
      type: 'File',
      description:
        'The same picture by night: images/NAME_night.png beside images/NAME.png of data/. The dark colour mode shows it.',
      resolve: (
        { relativePath, sourceInstanceName }: FileNode,
        _: unknown,
        context: ResolverContext,
      ) =>
        context.nodeModel.findOne({
          type: 'File',
          query: {
            filter: {
              relativePath: { eq: nightPicture(relativePath) },
              sourceInstanceName: { eq: sourceInstanceName },
            },
          },
        }),
    },
  },
};
