import type { EditorLanguage } from '../bilingual';
import { anyItem, type Kind } from '../documents/kinds';
import { schemaOf, withFields } from '../documents/schema';
import type { Project } from '../store/content';
import { objectFields, type FactContext } from './data-fields';
import { described, listOf, withSummaries, type Field } from './field';
import { scopeOf } from './labels';
import { withWords } from './word-sets';

const namesOf = (path: readonly string[]) => path.filter((name) => name !== anyItem).join('.');

/** The fields of a kind of document. */
export function fieldsOf(
  kind: Kind,
  files: Project,
  language: EditorLanguage,
  closed: ReadonlySet<string>,
): Field[] {
  const { facts } = kind;
  const common = { scope: scopeOf(kind), language };
  if (!facts) return withSummaries(withWords(common, [], kind.words, files));
  const context: FactContext = {
    ...common,
    data: facts.data,
    closed,
    fixed: kind.fixed ?? [],
    filledIn: kind.filledIn ?? [],
    described: (kind.pictures ?? []).map(namesOf),
  };
  const schema = schemaOf(facts.data);
  const own = objectFields(
    context,
    [],
    withFields(facts.of === 'file' ? schema : (schema.items ?? {}), facts.fields),
  ).filter(({ name }) => name !== 'order');
  const list = (): Field => ({
    ...described(context, []),
    ...listOf(language, own),
    name: 'items',
    required: false,
  });
  const fields = facts.of === 'list' ? [list()] : own;
  return withSummaries(withWords(context, fields, kind.words, files));
}
