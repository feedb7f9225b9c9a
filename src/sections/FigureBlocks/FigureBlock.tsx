import { useTranslations } from '../../context/translations';
import type { BlockPlan } from './plans';
import './FigureBlock.scss';

interface Props {
  plan: BlockPlan;
  figures: readonly Queries.FigureBlockFragment[];
}

/** One or two numbers that belong together, under the drawing of their quantity. */
export function FigureBlock({ plan: { draw, looks = [], over }, figures }: Props) {
  const { t } = useTranslations();
  const classes = ['figure-block', ...looks.map((look) => `figure-block--${look}`)];
  return (
    <li className={classes.join(' ')}>
      {draw && <div className="figure-block__drawing">{draw(figures)}</div>}
      <div className="figure-block__values">
        {figures.map(({ slug, translation: { number, unit, caption } }) => (
          <div key={slug} className="figure-block__value">
            {over && <p className="figure-block__over">{t(`service:figures.${over}`)}</p>}
            <p className="figure-block__number">
              <span>{number}</span> <span className="figure-block__unit">{unit}</span>
            </p>
            <p className="figure-block__caption">{caption}</p>
          </div>
        ))}
      </div>
    </li>
  );
}
