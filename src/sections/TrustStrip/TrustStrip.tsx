import { graphql } from 'gatsby';
import { useTranslations } from '../../context/translations';
import './TrustStrip.scss';

interface Props {
  availability: Queries.TrustFigureFragment | null;
}

/** What visitors can count on, each a value and the sentence that explains it. */
export function TrustStrip({ availability }: Props) {
  const { t } = useTranslations();
  const promises = [
    ...(availability
      ? [
          {
            value: t('home:trust.available', { hours: availability.translation.number }),
            says: t('home:trust.repairs'),
          },
        ]
      : []),
    { value: t('home:trust.price'), says: t('home:trust.quote') },
    { value: t('home:trust.trades'), says: t('home:trust.contact') },
    { value: t('home:trust.languages'), says: t('home:trust.languageNames') },
  ];
  return (
    <section className="trust-strip" aria-labelledby="trust-strip">
      <div className="wrap">
        <h2 id="trust-strip" className="visually-hidden">
          {t('home:trust.title')}
        </h2>
        <ul className="trust-strip__list" role="list">
          {promises.map(({ value, says }) => (
            <li key={says} className="trust-strip__promise">
              <strong className="trust-strip__value">{value}</strong>
              <span className="trust-strip__text">{says}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment TrustFigure on Figure {
    translation(language: $language) {
      number
    }
  }
`;
