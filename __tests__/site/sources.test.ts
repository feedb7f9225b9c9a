import figures from '../../data/figures.json';
import sources from '../../data/sources.json';
import { address, type Language, languages, services } from '../support/site';
import { figuresNamed } from '../../src/content/words';
import { builtPage, onEach } from './support/built-page';

/** Each figure is shown with its source and year. */

const facts: { slug: string; source: string; year: number }[] = figures;

const sourceOf = (slug: string, language: Language) => {
  const fact = facts.find((each) => each.slug === slug);
  const source = sources.find((each) => each.slug === fact?.source);
  return `${source?.name[language]}, ${fact?.year}`;
};

/** The sources of figures that an element of a page does not show. */
const missing = (shown: string, figures: string[], language: Language) =>
  figures.map((slug) => sourceOf(slug, language)).filter((source) => !shown.includes(source));

const withFigures = services.filter(({ figures }) => figures.length > 0);
const namingFigures = services.filter(({ details }) => figuresNamed(details).length > 0);

it('the figures of a service have their sources', () =>
  onEach(languages, (language) => {
    for (const { route, figures } of withFigures) {
      const { $ } = builtPage(address(route, language));
      const notes = $('[aria-labelledby=figures-title] .sources');
      expect([route, ...missing(notes.text(), figures, language)]).toEqual([route]);
    }
  }));

it('each detail shows the sources of its figures', () =>
  onEach(languages, (language) => {
    for (const { details, route } of namingFigures) {
      const { $ } = builtPage(address(route, language));
      const lacking = details.flatMap((detail) =>
        missing($(`#detail-${detail.slug} .sources`).text(), figuresNamed(detail), language),
      );
      expect([route, ...lacking]).toEqual([route]);
    }
  }));
