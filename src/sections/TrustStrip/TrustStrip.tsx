import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import './TrustStrip.scss';

function Item({ value, text }: { value: string; text: string }) {
  return (
    <li className="trust-strip__promise">
      <strong className="trust-strip__value">{value}</strong>
      <span className="trust-strip__text">{text}</span>
    </li>
  );
}

/** What visitors can count on: availability, price, services, and the languages of the team or else of the site. */
export function TrustStrip({ availability }: { availability: Queries.TrustFigureFragment | null }) {
  const { t } = useTranslation();
  const hours = availability?.translation.number;
  const teamLanguages = t('home:trust.teamLanguages');
  return (
    <section className="trust-strip" aria-labelledby="trust-strip">
      <div className="container">
        <h2 id="trust-strip" className="visually-hidden">
          {t('home:trust.title')}
        </h2>
        <ul className="trust-strip__list" role="list">
          {hours && (
            <Item value={t('home:trust.available', { hours })} text={t('home:trust.repairs')} />
          )}
          <Item value={t('home:trust.price')} text={t('home:trust.quote')} />
          <Item value={t('home:trust.trades')} text={t('home:trust.contact')} />
          {teamLanguages ? (
            <Item value={t('home:trust.teamLanguageCount')} text={teamLanguages} />
          ) : (
            <Item value={t('home:trust.languages')} text={t('home:trust.languageNames')} />
          )}
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
