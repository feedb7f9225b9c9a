import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import './TrustStrip.scss';

function Item({ value, text }: { value: string; text: string }) {
  return (
    <li className="trust-strip__promise col-6 col-lg">
      <h3 className="trust-strip__value">{value}</h3>
      <p className="trust-strip__text small mt-2 text-body-secondary text-balance">{text}</p>
    </li>
  );
}

/** Key facts: availability, price, services, and the team's languages or else the price before a repair. */
export function TrustStrip({ availability }: { availability: Queries.TrustFigureFragment | null }) {
  const { t } = useTranslation();
  const hours = availability?.translation.number;
  const teamLanguages = t('home:trust.teamLanguages');
  return (
    <section className="trust-strip" data-line="source" aria-labelledby="trust-strip-title">
      <div className="container">
        <h2 id="trust-strip-title" className="visually-hidden">
          {t('home:trust.title')}
        </h2>
        <ul className="row gx-0 row-gap-2 row-gap-sm-4" data-line="trust" role="list">
          {hours && (
            <Item value={t('home:trust.available', { hours })} text={t('home:trust.repairs')} />
          )}
          <Item value={t('home:trust.price')} text={t('home:trust.quote')} />
          <Item value={t('home:trust.services')} text={t('home:trust.contact')} />
          {teamLanguages ? (
            <Item value={t('home:trust.teamLanguageCount')} text={teamLanguages} />
          ) : (
            hours && <Item value={t('home:trust.known')} text={t('home:trust.knownText')} />
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
