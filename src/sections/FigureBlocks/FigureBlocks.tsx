import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { Section } from '../../components/Section';
import { sourceNumbersOf, Sources } from '../../components/Sources';
import { Cells, LifeBar, Share, Thousands } from './figure-drawings';
import './FigureBlocks.scss';

type Figure = Queries.FigureBlockFragment;

interface BlockLayout {
  /** Slugs of the figures in the block: one or two. */
  figures: readonly string[];
  /** Draws the figures, in the order above. */
  draw?: (first: Figure, second: Figure | undefined) => ReactNode;
  /** Share of its row, by default half; the last block of a row fills it. */
  width?: 'col-sm-5' | 'col-sm-7' | 'col-12';
  /** Background, by default that of a card: the category's tint, or navy in both modes. */
  background?: 'tint' | 'navy';
  /** Text above the number, `service:figures.…`. */
  prefix?: 'from' | 'over';
  /** Whether its caption needs a phone's full width. */
  isLong?: boolean;
}

/** Which figures share a block, and how the block is drawn. Other figures get a plain block each. */
const layouts: readonly BlockLayout[] = [
  {
    figures: ['solar_yield'],
    draw: () => <Cells count={1} />,
    width: 'col-sm-5',
    background: 'tint',
  },
  {
    figures: ['solar_area', 'solar_share'],
    draw: (area) => <Cells count={area.value} />,
    width: 'col-sm-7',
  },
  {
    figures: ['solar_payback', 'solar_life'],
    draw: (payback, life) => life && <LifeBar life={life} payback={payback} />,
    width: 'col-12',
    background: 'navy',
  },
  { figures: ['solar_life'], draw: (life) => <LifeBar life={life} />, background: 'tint' },
  {
    figures: ['solar_price'],
    draw: ({ value }) => <Thousands icon="coin" value={value} />,
    prefix: 'from',
    isLong: true,
  },
  {
    figures: ['solar_households'],
    draw: ({ value }) => <Thousands icon="renewable" value={value} />,
    background: 'tint',
    prefix: 'over',
  },
  { figures: ['standby_share'], draw: (figure) => <Share figure={figure} /> },
  { figures: ['dirt_loss'], draw: (figure) => <Share figure={figure} /> },
];

/** Figures that the caption of another figure states. They get a block only without that figure. */
const statedBy: Readonly<Record<string, string>> = { solar_power: 'solar_price' };

interface Block {
  layout: BlockLayout;
  figures: Figure[];
}

/** Groups a service's figures into blocks, in order. A block with two figures needs both. */
export function groupIntoBlocks(figures: readonly Figure[]): Block[] {
  const bySlug = new Map(figures.map((figure) => [figure.slug, figure]));
  const has = (slug: string) => bySlug.has(slug);
  const placed = new Set([...bySlug.keys()].filter((slug) => has(statedBy[slug] ?? '')));
  return figures.flatMap(({ slug }) => {
    if (placed.has(slug)) return [];
    const layout = layouts.find(
      (each) => each.figures.includes(slug) && each.figures.every(has),
    ) ?? {
      figures: [slug],
    };
    for (const each of layout.figures) placed.add(each);
    return [{ layout, figures: layout.figures.flatMap((each) => bySlug.get(each) ?? []) }];
  });
}

interface ValuesProps {
  figures: readonly Figure[];
  prefix: BlockLayout['prefix'];
  /** All figures of the service, whose sources are numbered in one note. */
  all: readonly Figure[];
}

/** The figures of a block side by side, each with unit, caption and the numbers of its sources. */
function FigureValues({ figures, prefix, all }: ValuesProps) {
  const { t } = useTranslation();
  const marks = (figure: Figure) =>
    sourceNumbersOf([figure, ...all.filter(({ slug }) => statedBy[slug] === figure.slug)], all);
  return (
    <div className="figure-block__values">
      {figures.map((figure) => {
        const {
          slug,
          translation: { number, unit, caption },
        } = figure;
        const sources = marks(figure);
        return (
          <div key={slug}>
            {prefix && <p className="figure-block__prefix">{t(`service:figures.${prefix}`)}</p>}
            <p className="figure-block__number">
              <span>{number}</span> <span className="figure-block__unit">{unit}</span>
            </p>
            <p className="figure-block__caption mt-1 mt-sm-3">
              {caption}
              {sources.length > 0 && <sup className="ms-1">{sources.join(', ')}</sup>}
            </p>
          </div>
        );
      })}
    </div>
  );
}

const looks = {
  card: 'figure-block card p-sm-4',
  tint: 'figure-block figure-block--tint card p-sm-4',
  navy: 'figure-block figure-block--navy card p-sm-4 p-md-5',
};

type BlockProps = Block & Pick<ValuesProps, 'all'> & { isAlone: boolean };

/** One or two figures with their drawing, which is beside the number in a single block. */
function FigureBlock({ layout, figures, all, isAlone }: BlockProps) {
  const { draw, background = 'card', prefix, width = 'col-sm-6', isLong } = layout;
  const [first, second] = figures;
  const drawing = draw && first && (
    <div className={clsx('figure-block__drawing', isAlone && 'flex-lg-fill')}>
      {draw(first, second)}
    </div>
  );
  const isWide = second || isLong || isAlone;
  const isAbove = background !== 'navy' && !isAlone;
  return (
    <li className={clsx('col-12', width, 'flex-grow-1', isWide && 'figure-blocks__wide')}>
      <div
        className={clsx(
          looks[background],
          'h-100 gap-1 gap-sm-4',
          isAlone && 'flex-lg-row flex-wrap align-items-lg-center column-gap-5',
        )}
        data-bs-theme={background === 'navy' ? 'dark' : undefined}
      >
        {isAbove && drawing}
        <FigureValues figures={figures} prefix={prefix} all={all} />
        {!isAbove && drawing}
      </div>
    </li>
  );
}

interface Props {
  figures: readonly Figure[];
  /** Slug of the category that gives the colour. */
  category: string;
}

/** The figures of a service, with drawings. */
export function FigureBlocks({ figures, category }: Props) {
  const { t } = useTranslation();
  if (figures.length === 0) return null;
  const blocks = groupIntoBlocks(figures);
  return (
    <Section
      className="figure-blocks"
      data-category={category}
      titleId="figures-title"
      title={t('service:figures.title')}
      text={t('service:figures.text')}
    >
      <ul className="figure-blocks__list row g-2 g-sm-4" role="list">
        {blocks.map((block) => (
          <FigureBlock
            key={block.layout.figures.join()}
            {...block}
            all={figures}
            isAlone={blocks.length === 1}
          />
        ))}
      </ul>
      <div className="mt-3">
        <Sources figures={figures} isNumbered />
      </div>
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
