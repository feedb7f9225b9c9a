import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Block } from './arrange';
import './FigureValues.scss';

interface Props {
  figures: Block['figures'];
  /** Text above each number. */
  over: Block['plan']['over'];
}

/** The numbers of a block beside each other, each with its unit and caption. */
export function FigureValues({ figures, over }: Props) {
  const { t } = useTranslation();
  return (
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
  );
}
