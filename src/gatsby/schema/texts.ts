import { isWhole } from '../../content/facts';
import type { Data, LegalText } from '../../content/model';
import { inLanguage } from './fields';
import { describedBy } from './picture';
import { ownWords } from './translations';

const legalText = {
  translation: inLanguage(async ({ sections }: LegalText, language, context) => {
    const written = await Promise.all(
      sections.map(async ({ showsStorage = false, ...section }) => ({
        words: await ownWords(section, language, context),
        showsStorage,
      })),
    );
    return {
      sections: written
        .filter(({ words }) => isWhole(words))
        .map(({ words, showsStorage }) => ({ ...words, showsStorage })),
    };
  }),
};

type BoardPictures = NonNullable<NonNullable<Data['power-cut']>['pictures']>;

export const resolvers = {
  About: {
    translation: inLanguage(ownWords),
  },
  Questions: {
    translation: inLanguage(ownWords),
  },
  PowerCut: {
    translation: inLanguage(ownWords),
  },
  BoardPicture: {
    image: describedBy(({ imageAlt }: NonNullable<BoardPictures['levers']>) => imageAlt),
  },
  PrivacyPolicy: legalText,
  TermsUse: legalText,
};
