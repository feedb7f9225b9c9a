import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../../components/Section';
import { Sources } from '../../components/Sources/Sources';
import { arrange, type Block } from './arrange';
import { FigureValues } from './FigureValues';
import './FigureBlock.scss';
import './FigureBlocks.scss';

/** One or two figures with their drawing and their sources. */
function FigureBlock({ plan: { draw, looks = [], over }, figures, inCaptions }: Block) {
  const [first, second] = figures;
  const classes = ['figure-block', ...looks.map((look) => `figure-block--${look}`)];
  return (
    <li className={classes.join(' ')}>
      {draw && first && <div className="figure-block__drawing">{draw(first, second)}</div>}
      <FigureValues figures={figures} over={over} />
      <Sources figures={[...figures, ...inCaptions]} />
    </li>
  );
}

interface Props {
  figures: readonly Queries.FigureBlockFragment[];
  /** Slug of the category that gives the colour. */
  category: string;
}

/** The figures of a service, with drawings. */
export function FigureBlocks({ figures, category }: Props) {
  const { t } = useTranslation();
  if (figures.length === 0) return null;
  return (
    <Section
      className="figure-blocks section"
      data-category={category}
      titleId="figures-title"
      title={t('service:figures.title')}
      text={t('service:figures.text')}
    >
      <ul className="figure-blocks__list" role="list">
        {arrange(figures).map((block) => (
          <FigureBlock key={block.plan.figures.join()} {...block} />
        ))}
      </ul>
    </Section>
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
    ...FigureSource
  }
`;
