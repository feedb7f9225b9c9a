import type { Language } from '../../language/languages';
import type { Category, Company, Figure } from '../model';
import { factsOf, fillFacts, type Facts } from '../words/facts';
import type { FigureWords } from '../words/format';
import type { WordTree } from '../words/tree';
import { findAll, type ResolverContext } from './fields';

/** Words of several records, by slug. */
export type WordsBySlug = Record<string, Record<string, string>>;

interface Locale {
  language: Language;
  ns: string;
  data: string;
}

/** The words of a namespace as they stand in `locales/`, facts not yet filled in. */
async function rawWords<Tree>(
  { nodeModel }: ResolverContext,
  namespace: string,
  language: Language,
): Promise<Tree> {
  const filter = { ns: { eq: namespace }, language: { eq: language } };
  const locale = await nodeModel.findOne<Locale>({ type: 'Locale', query: { filter } });
  if (!locale) throw new Error(`locales/${language}/${namespace}.json is missing`);
  return JSON.parse(locale.data) as Tree;
}

/** The words of the figures in a language: their units and captions. */
export function figureWords(context: ResolverContext, language: Language): Promise<FigureWords> {
  return rawWords(context, 'figures', language);
}

const factsOfBuild = new WeakMap<object, Map<Language, Promise<Facts>>>();

async function gatherFacts(context: ResolverContext, language: Language): Promise<Facts> {
  const [company] = await findAll<Company>(context, 'Company');
  if (!company) throw new Error('data/company.json is missing');
  const [categories, figures, words] = await Promise.all([
    findAll<Category>(context, 'ServiceCategory'),
    findAll<Figure>(context, 'Figure'),
    figureWords(context, language),
  ]);
  return factsOf({ company, categories, figures }, words, language);
}

/** The facts that words of a language may name. Gathered once per query. */
export function facts(context: ResolverContext, language: Language): Promise<Facts> {
  const known = factsOfBuild.get(context) ?? new Map<Language, Promise<Facts>>();
  factsOfBuild.set(context, known);
  const found = known.get(language) ?? gatherFacts(context, language);
  known.set(language, found);
  return found;
}

/**
 * The words of a namespace with all facts filled in.
 *
 * @throws if the namespace does not exist in the language
 */
export async function words<Tree extends WordTree>(
  context: ResolverContext,
  namespace: string,
  language: Language,
): Promise<Tree> {
  return fillFacts(
    await rawWords<Tree>(context, namespace, language),
    await facts(context, language),
  );
}
