import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Fragment } from 'react';

type Figure = Queries.FigureSourceFragment;

const keyOf = ({ translation, url }: Figure) => `${translation.source} ${url ?? ''}`;

/** The sources of figures with their years, each once, in the order of the figures. */
const sourcesOf = (figures: readonly Figure[]) =>
  new Map(figures.map((figure) => [keyOf(figure), figure]));

/** Numbers, from 1, of the sources of `some` in a note on `all` figures; empty if all have the same source. */
export function sourceNumbersOf(some: readonly Figure[], all: readonly Figure[]): number[] {
  const keys = [...sourcesOf(all).keys()];
  if (keys.length === 1) return [];
  return [...sourcesOf(some).keys()].map((key) => keys.indexOf(key) + 1);
}

interface Props {
  figures: readonly Figure[];
  /** Whether each source shows its number, as beside the figures ({@link sourceNumbersOf}). */
  isNumbered?: boolean;
}

/** The sources of figures. */
export function Sources({ figures, isNumbered = false }: Props) {
  const { t } = useTranslation();
  const sources = [...sourcesOf(figures)];
  if (sources.length === 0) return null;
  return (
    <p className="sources small text-body-secondary">
      {t(sources.length === 1 ? 'service:sources.one' : 'service:sources.many')}
      {sources.map(([key, { translation, url }], index) => (
        <Fragment key={key}>
          {index > 0 && t('service:sources.separator')}{' '}
          {isNumbered && sources.length > 1 && <sup>{`${index + 1}\u00a0`}</sup>}
          {url ? <a href={url}>{translation.source}</a> : translation.source}
        </Fragment>
      ))}
    </p>
  );
}

export const fragment = graphql`
  fragment FigureSource on Figure {
    url
    translation(language: $language) {
      source
    }
  }
`;
