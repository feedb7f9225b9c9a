import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import './TrustStrip.scss';

function Item({ value, text }: { value: string; text: string }) {
  return (
    <li className="trust-strip__promise col">
      <h3 className="trust-strip__value">{value}</h3>
      <p className="trust-strip__text small mt-2 text-body-secondary text-balance">{text}</p>
    </li>
  );
}

/** Key facts: availability, if there is a figure for it, price and team. */
export function TrustStrip({ availability }: { availability: Queries.TrustFigureFragment | null }) {
  const { t } = useTranslation();
  const hours = availability?.translation.number;
  return (
    <section className="trust-strip" aria-labelledby="trust-strip-title">
      <div className="container">
        <h2 id="trust-strip-title" className="visually-hidden">
          {t('home:trust.title')}
        </h2>
        <ul className="trust-strip__list row flex-nowrap gx-0" role="list">
          {hours && (
            <Item value={t('home:trust.available', { hours })} text={t('home:trust.repairs')} />
          )}
          <Item value={t('home:trust.price')} text={t('home:trust.quote')} />
          <Item value={t('home:trust.services')} text={t('home:trust.contact')} />
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
