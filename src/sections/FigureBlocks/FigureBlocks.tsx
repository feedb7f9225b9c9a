import { graphql } from 'gatsby';
import { useTranslations } from '../../context/translations';
import { arrange } from './arrange';
import { FigureBlock } from './FigureBlock';
import './FigureBlocks.scss';

interface Props {
  figures: readonly Queries.FigureBlockFragment[];
  /** Slug of the category, for the tint. */
  category: string;
}

/** The figures of a service: each number that changes a decision, and its quantity drawn. */
export function FigureBlocks({ figures, category }: Props) {
  const { t } = useTranslations();
  if (figures.length === 0) return null;
  return (
    <section
      className="figure-blocks section"
      data-category={category}
      aria-labelledby="figures-title"
    >
      <div className="wrap">
        <div className="section__head">
          <h2 id="figures-title">{t('service:figures.title')}</h2>
          <p>{t('service:figures.text')}</p>
        </div>
        <ul className="figure-blocks__list" role="list">
          {arrange(figures).map(({ plan, figures: shown }) => (
            <FigureBlock key={plan.figures.join()} plan={plan} figures={shown} />
          ))}
        </ul>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment FigureBlock on Figure {
    slug
    value
    max
    translation(language: $language) {
      number
      unit
      caption
    }
  }
`;
