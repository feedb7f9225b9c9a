import type { Language } from '../../i18n/languages';
import { pictureKey } from '../../content/pictures';
import { shareImage } from '../share-image';
import type { ResolverContext } from './fields';
import { translations } from './translations';

/** What a page of a service or a category tells of its record. */
export interface PageRecord {
  language: Language;
  image: string;
  /** Slug. */
  category: string;
}

export const resolvers = {
  PageMeta: {
    shareImage: {
      type: 'ShareImage',
      description: 'The picture of a service or a category where it is shared; others have none.',
      resolve: async (
        { record }: { record?: PageRecord },
        _: unknown,
        context: ResolverContext,
      ) => {
        if (!record) return null;
        const { language, image, category } = record;
        const [file, alt] = await Promise.all([
          shareImage(image, category),
          translations(context, language, 'pictures', pictureKey(image)),
        ]);
        return { ...file, alt };
      },
    },
  },
};
