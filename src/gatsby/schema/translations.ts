import { maxPhotos, takesPhotos } from '../../forms/form-service';
import type { Language } from '../../i18n/languages';
import type { Company, Figure, Service } from '../../content/model';
import type { Solar } from '../../content/model/solar';
import { type Facts, factsOf, fillFacts } from '../../content/facts';
import { type FactTranslations, type TranslationTree, wordsIn } from '../../content/words';
import { findAll, type ResolverContext } from './resolver-helpers';

interface Locale {
  language: Language;
  ns: string;
  data: string;
}

/** The translations of a namespace from `locales/`, without facts. */
async function rawTranslations<Tree>(
  { nodeModel }: ResolverContext,
  language: Language,
  namespace: string,
): Promise<Tree> {
  const filter = { ns: { eq: namespace }, language: { eq: language } };
  const locale = await nodeModel.findOne<Locale>({ type: 'Locale', query: { filter } });
  if (!locale) throw new Error(`locales/${language}/${namespace}.json is missing`);
  return JSON.parse(locale.data) as Tree;
}

/** Wording of facts in a language. */
export const factWords = (context: ResolverContext, language: Language) =>
  rawTranslations<FactTranslations>(context, language, 'facts');

const factsByContext = new WeakMap<object, Map<Language, Promise<Facts>>>();

async function gatherFacts(context: ResolverContext, language: Language): Promise<Facts> {
  const [company] = await findAll<Company>(context, 'Company');
  if (!company) throw new Error('data/company.json is missing');
  const [figures, [solar], words] = await Promise.all([
    findAll<Figure>(context, 'Figure'),
    findAll<Solar>(context, 'Solar'),
    factWords(context, language),
  ]);
  const data = { company, figures, solar };
  return factsOf(data, words, language, takesPhotos ? maxPhotos : 0);
}

/** The facts for translations in a language. Gathered once per query. */
export function facts(context: ResolverContext, language: Language): Promise<Facts> {
  const known = factsByContext.get(context) ?? new Map<Language, Promise<Facts>>();
  factsByContext.set(context, known);
  const found = known.get(language) ?? gatherFacts(context, language);
  known.set(language, found);
  return found;
}

/**
 * Translations of a namespace with all facts filled in.
 *
 * @param keys lead to a part of the namespace: `details`, `sockets`
 * @throws if the namespace does not exist in the language
 */
export async function translations(
  context: ResolverContext,
  language: Language,
  namespace: string,
  ...keys: string[]
): Promise<TranslationTree | undefined> {
  const tree = await rawTranslations<TranslationTree>(context, language, namespace);
  const part = keys.reduce<TranslationTree | undefined>((branch, key) => {
    return (branch as Record<string, TranslationTree> | undefined)?.[key];
  }, tree);
  return part && fillFacts(part, await facts(context, language), language);
}

/** The words of a record in a language, with all facts filled in. */
export const ownWords = async (record: object, language: Language, context: ResolverContext) =>
  fillFacts(wordsIn(record, language) ?? {}, await facts(context, language), language) as Record<
    string,
    TranslationTree
  >;

/** Questions and answers in a language. */
export const questionsIn = (
  questions: NonNullable<Service['questions']>,
  language: Language,
  context: ResolverContext,
) =>
  Promise.all(
    questions.map(async (question) => ({
      slug: question.slug,
      ...(await ownWords(question, language, context)),
    })),
  );
