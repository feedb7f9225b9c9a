import { isWhole } from '../../content/facts';
import type { Company, Data, LegalText, Service } from '../../content/model';
import { localisedPath } from '../../i18n/paths';
import { anchors } from '../../routes';
import { qrCode } from '../qr-code';
import { findAll, inLanguage } from './resolver-helpers';
import { describedBy } from './picture';
import { ownWords, questionsIn } from './translations';

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
    items: inLanguage(({ items }: NonNullable<Data['questions']>, language, context) =>
      questionsIn(items, language, context),
    ),
  },
  PowerCut: {
    translation: inLanguage(ownWords),
    address: inLanguage(async (_, language, context) => {
      const [[company], services] = await Promise.all([
        findAll<Company>(context, 'Company'),
        findAll<Service>(context, 'Service'),
      ]);
      const service = services.find(({ tools }) => tools?.includes('power-cut'));
      if (!company || !service) throw new Error('No service says what to do in a power cut');
      const path = localisedPath(service.route, language);
      const url = `${company.siteUrl}${path}#${anchors.powerCut}`;
      return { url, code: qrCode(url) };
    }),
  },
  BoardPicture: {
    image: describedBy(({ imageAlt }: NonNullable<BoardPictures['levers']>) => imageAlt),
  },
  PrivacyPolicy: legalText,
  TermsUse: legalText,
};
