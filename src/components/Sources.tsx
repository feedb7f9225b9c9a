import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Fragment } from 'react';

type Figure = Queries.FigureSourceFragment;

const linkTo = ({ translation, url }: Figure) => `${translation.source} ${url ?? ''}`;

/** The sources of figures with their years, each once, in the order of the figures. */
export function Sources({ figures }: { figures: readonly Figure[] }) {
  const { t } = useTranslation();
  const sources = [...new Map(figures.map((figure) => [linkTo(figure), figure]))];
  if (sources.length === 0) return null;
  return (
    <p className="sources small text-body-secondary">
      {t(sources.length === 1 ? 'service:sources.one' : 'service:sources.many')}
      {sources.map(([key, { translation, url }], index) => (
        <Fragment key={key}>
          {index > 0 && t('service:sources.separator')}{' '}
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
