import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../components/Section';

type Review = Queries.ReviewFragment;

function ReviewCard({ text, language, name, year, source, url }: Review) {
  return (
    <li className="col">
      <figure className="card card-body justify-content-between gap-4 h-100">
        <blockquote className="lead text-body-emphasis" lang={language}>
          <p>{text}</p>
        </blockquote>
        <figcaption className="pt-3 border-top">
          <strong className="d-block text-body-emphasis">{name}</strong>
          <span className="small text-body-secondary">
            {year} · {url ? <a href={url}>{source}</a> : source}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** Customer reviews, each in its original language; nothing if there are none. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation();
  if (reviews.length === 0) return null;
  return (
    <Section
      titleId="reviews-title"
      title={t('references:reviews.title')}
      text={t('references:reviews.text')}
    >
      <ul className="row row-cols-1 row-cols-md-2 row-cols-xl-3 row-gap-3" role="list">
        {reviews.map((review) => (
          <ReviewCard key={review.id} {...review} />
        ))}
      </ul>
    </Section>
  );
}

export const fragment = graphql`
  fragment Review on Review {
    id
    text
    language
    name
    year
    source
    url
  }
`;
