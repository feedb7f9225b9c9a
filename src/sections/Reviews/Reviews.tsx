import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../../components/Section/Section';
import './Reviews.scss';

type Review = Queries.ReviewFragment;

function ReviewCard({ text, language, name, year, source, url }: Review) {
  return (
    <li>
      <figure className="review card card-body">
        <blockquote className="review__text" lang={language}>
          <p>{text}</p>
        </blockquote>
        <figcaption className="review__by">
          <span className="review__name">{name}</span>
          <span className="small text-body-secondary">
            {year} · {url ? <a href={url}>{source}</a> : source}
          </span>
        </figcaption>
      </figure>
    </li>
  );
}

/** What customers wrote, each in the language of the customer; nothing without any review. */
export function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation();
  if (reviews.length === 0) return null;
  return (
    <Section
      className="section"
      titleId="reviews-title"
      title={t('references:reviews.title')}
      text={t('references:reviews.text')}
    >
      <ul className="reviews" role="list">
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
