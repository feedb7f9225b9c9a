import { clsx } from 'clsx';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../components/Section';
import { sourceNumbersOf, Sources } from '../components/Sources';
import './Figures.scss';

type Figure = Queries.PageFigureFragment;

interface BarProps {
  /** The part that is filled, and the part up to which it may be. */
  from: number;
  to?: number | null;
  whole: number;
  unit: string;
}

/** A number as a part of a whole. For the eye alone: the number stands beside it. */
function PartBar({ from, to, whole, unit }: BarProps) {
  const width = (part: number) => ({ width: `${(part / whole) * 100}%` });
  return (
    <div className="part-bar" aria-hidden="true">
      <div className="progress">
        <div className="progress-bar" style={width(from)} />
        {to && <div className="progress-bar opacity-50" style={width(to - from)} />}
      </div>
      <div className="d-flex justify-content-between mt-1 small tabular-nums">
        <span>0</span>
        <span>
          {whole}&nbsp;{unit}
        </span>
      </div>
    </div>
  );
}

/** A percentage is drawn as a part of 100, a length of time as a part of a longer one on the page. */
function FigureBar({ figure, all }: { figure: Figure; all: readonly Figure[] }) {
  const { value, max, unit, translation } = figure;
  if (unit === '%') return <PartBar from={value} to={max} whole={100} unit={translation.unit} />;
  const longer = unit === 'a' && all.find((other) => other.unit === unit && other.value > value);
  return longer ? (
    <PartBar from={value} whole={longer.value} unit={longer.translation.unit} />
  ) : null;
}

function FigureNumber({ figure, isLead }: { figure: Figure; isLead?: boolean }) {
  const { number, unit } = figure.translation;
  return (
    <p className={clsx('figure-number', isLead && 'figure-number--lead')}>
      {number} <span className="figure-number__unit">{unit}</span>
    </p>
  );
}

interface Props {
  figures: readonly Figure[];
  /** Slug of the category that gives the colour. */
  category: string;
}

/**
 * The figures of a service: the first in large type with its source, the others as rows. Nothing without figures.
 */
export function Figures({ figures, category }: Props) {
  const { t } = useTranslation();
  const [lead, ...others] = figures;
  if (!lead) return null;
  return (
    <Section
      data-category={category}
      titleId="figures-title"
      title={t('service:figures.title')}
      text={t('service:figures.text')}
    >
      <div className="row align-items-end gx-lg-5 gy-3">
        <div className="col-lg-auto">
          <FigureNumber figure={lead} isLead />
        </div>
        <div className="col-lg">
          <div className="vstack gap-3">
            <p className="fs-5 text-balance">{lead.translation.caption}</p>
            <FigureBar figure={lead} all={figures} />
            <Sources figures={[lead]} />
          </div>
        </div>
      </div>
      {others.length > 0 && (
        <>
          <ul className="row row-cols-1 row-cols-lg-2 gx-0 gx-lg-5 mt-4 mb-3" role="list">
            {others.map((figure) => {
              const sources = sourceNumbersOf([figure], others);
              return (
                <li key={figure.slug}>
                  <div className="figure-row h-100 border-top">
                    <FigureNumber figure={figure} />
                    <div className="vstack gap-2 lh-sm">
                      <p>
                        {figure.translation.caption}
                        {sources.length > 0 && <sup className="ms-1">{sources.join(', ')}</sup>}
                      </p>
                      <FigureBar figure={figure} all={figures} />
                    </div>
                  </div>
                </li>
              );
            })}
          </ul>
          <Sources figures={others} isNumbered />
        </>
      )}
    </Section>
  );
}

export const fragment = graphql`
  fragment PageFigure on Figure {
    slug
    value
    max
    unit
    translation(language: $language) {
      number
      unit
      caption
    }
    ...FigureSource
  }
`;
