import { graphql } from 'gatsby';
import { Icon } from '../../components/Icon/Icon';
import { PictureRow } from '../../components/PictureRow/PictureRow';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';

interface Props {
  detail: Queries.ServiceDetailFragment;
  /** Picture to the right, on the lake's tint instead of the trade's. */
  reversed: boolean;
}

/** One part of a service: its picture, what it is, what it comprises, and the way to a quote. */
export function ServiceDetail({ detail: { slug, translation, image }, reversed }: Props) {
  const { t } = useTranslations();
  return (
    <article className="service-detail" id={slug} aria-labelledby={`${slug}-title`}>
      <PictureRow picture={image} reversed={reversed}>
        <h3 className="service-detail__title" id={`${slug}-title`}>
          {translation.title}
        </h3>
        <p className="service-detail__text">{translation.text}</p>
        <ul className="service-detail__points" role="list">
          {translation.points.map((point) => (
            <li key={point} className="service-detail__point">
              <Icon name="check" />
              {point}
            </li>
          ))}
        </ul>
        <ScrollLink className="service-detail__quote arrow-link" target={anchors.quote}>
          {t('service:quote')}
          <Icon name="right" />
        </ScrollLink>
      </PictureRow>
    </article>
  );
}

export const fragment = graphql`
  fragment ServiceDetail on ServiceDetail {
    slug
    translation(language: $language) {
      title
      text
      points
    }
    image {
      ...DetailPicture
    }
  }
`;
