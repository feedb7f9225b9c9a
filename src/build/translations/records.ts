import { z } from 'zod';
import { describedPictures, pictureKey } from '../pictures';
import { routes } from '../../routes';
import type { Data } from '../model';
import { solarSources, solarTranslations } from '../solar/words';
import type { Source } from '../source';
import { callOutTranslations } from './call-out';
import { keyed } from './keyed';
import { statedFactTranslations } from './optional-facts';

const text = z.string();

/** The key in `pages.json` for the references page while it has no real project. */
export const typicalJobs = 'typicalJobs';

/** The namespace with the translations of one service. */
export function serviceNamespace(slug: string): string {
  return `service-${slug}`;
}

const factTranslations = z.array(z.strictObject({ label: text, value: text }));

const detailTranslations = z.strictObject({
  title: text,
  text,
  points: z.array(text).optional(),
  facts: factTranslations.optional(),
});

const questionTranslations = z.strictObject({ question: text, answer: text });

const slugs = (records: { slug: string }[]) => records.map(({ slug }) => slug);

/** The namespaces with the translations of records, each with the shape that the data asks for. */
export function recordNamespaces(data: Data, source: Source): Record<string, z.ZodType> {
  const services = data.services.map(({ slug, details, questions = [] }) => [
    serviceNamespace(slug),
    z.strictObject({
      title: text,
      summary: text,
      lead: text,
      description: text,
      detailsTitle: text,
      ...(details.length > 0 && { details: keyed(slugs(details), detailTranslations) }),
      ...(questions.length > 0 && { questions: keyed(slugs(questions), questionTranslations) }),
    }),
  ]);
  return {
    'call-out': callOutTranslations,
    categories: keyed(
      slugs(data.categories),
      z.strictObject({ title: text, summary: text, lead: text, description: text }),
    ),
    'closed-days': keyed(slugs(data['closed-days'] ?? []), z.strictObject({ name: text })),
    facts: statedFactTranslations,
    figures: z.strictObject({
      range: text,
      sources: keyed(
        [...data.figures.map(({ source }) => source), ...solarSources(data.solar)],
        text,
      ),
      items: keyed(slugs(data.figures), z.strictObject({ unit: text, caption: text })),
    }),
    ...(data.inspection && { 'inspection-kinds': keyed(slugs(data.inspection.kinds), text) }),
    pages: keyed(
      [...Object.keys(routes), typicalJobs],
      z.strictObject({ title: text, description: text }),
    ),
    pictures: keyed(describedPictures(data, source).map(pictureKey), text),
    projects: keyed(
      slugs(data.references),
      z.strictObject({ title: text, task: text, work: text }),
    ),
    solar: solarTranslations(data.solar),
    storage: keyed(slugs(data.storage), z.strictObject({ purpose: text })),
    ...(Object.fromEntries(services) as Record<string, z.ZodType>),
  };
}
