import { useTranslations } from '../../context/translations';
import './HowWeWork.scss';

/** From request to result: three terminals on the single line, the last one live. */
export function HowWeWork() {
  const { t, list } = useTranslations();
  return (
    <section className="section section--band panel" aria-labelledby="how-we-work">
      <div className="wrap">
        <div className="section__head">
          <h2 id="how-we-work">{t('common:steps.title')}</h2>
          <p>{t('common:steps.text')}</p>
        </div>
        <ol className="how-we-work" role="list">
          {list('common:steps.items').map(({ when, title, text }) => (
            <li key={title} className="how-we-work__step">
              <p className="how-we-work__when">{when}</p>
              <h3 className="how-we-work__title">{title}</h3>
              <p className="how-we-work__text">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
