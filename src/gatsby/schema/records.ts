import { formatDuration, formatFigure, formatSource } from '../../content/format';
import type {
  Figure,
  Guarantee,
  InspectionKind,
  Project,
  Source,
  TeamMember,
} from '../../content/model';
import { writeSampleQuote } from '../../content/sample-quote';
import { findAll, inLanguage } from './resolver-helpers';
import { describedBy } from './picture';
import { factWords, ownWords } from './translations';

export const resolvers = {
  Figure: {
    translation: inLanguage(async (figure: Figure, language, context) => {
      const [{ range }, sources, words] = await Promise.all([
        factWords(context, language),
        findAll<Source>(context, 'Source'),
        ownWords(figure, language, context),
      ]);
      return {
        ...formatFigure(figure, figure.unitName[language], range, language),
        caption: words.caption,
        source: formatSource(figure.source, figure.year, sources, language),
      };
    }),
  },
  Source: {
    translation: inLanguage(ownWords),
  },
  Project: {
    image: describedBy(({ imageAlt }: Project) => imageAlt),
    translation: inLanguage(ownWords),
  },
  TeamMember: {
    image: describedBy(({ name }: TeamMember) => name),
    translation: inLanguage(ownWords),
  },
  Partner: {
    translation: inLanguage(ownWords),
  },
  Guarantee: {
    translation: inLanguage(async (guarantee: Guarantee, language, context) => ({
      ...(await ownWords(guarantee, language, context)),
      duration: formatDuration(guarantee.years, 'year', language),
    })),
  },
  SampleQuote: {
    translation: inLanguage(writeSampleQuote),
  },
  Inspection: {
    translation: inLanguage(ownWords),
  },
  InspectionKind: {
    translation: inLanguage(async (kind: InspectionKind, language, context) => ({
      ...(await ownWords(kind, language, context)),
      period: formatDuration(kind.years, 'year', language),
    })),
  },
  StoredItem: {
    translation: inLanguage(ownWords),
  },
};
