import { z } from 'zod';
import { because } from '../messages/model';
import { describedPictures, pictureKey } from '../pictures';
import { routes } from '../../routes';
import type { Data, Service } from '../model';
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

/** The texts of a detail row. It may keep the points or the facts that its layout does not show. */
const detailTranslations = ({ layout }: Service['details'][number]) =>
  z.strictObject({
    title: text,
    text,
    points: z.array(text).optional(),
    facts: factTranslations.default([]).refine(({ length }) => layout !== 'facts' || length > 0, {
      message: because('facts-missing'),
    }),
  });

const questionTranslations = z.strictObject({ question: text, answer: text });

const detailsTranslations = (details: Service['details']) =>
  z.strictObject(Object.fromEntries(details.map((each) => [each.slug, detailTranslations(each)])));

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
      ...(details.length > 0 && { details: detailsTranslations(details) }),
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
