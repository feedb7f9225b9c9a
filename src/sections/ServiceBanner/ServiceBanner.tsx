import { graphql } from 'gatsby';
import { Banner } from '../../components/Banner/Banner';
import { Icon } from '../../components/Icon/Icon';
import { Deferred } from '../../components/Page/Deferred';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';
import { ServiceContents } from './ServiceContents';
import './ServiceBanner.scss';

interface Props {
  service: Queries.ServiceBannerFragment;
}

/** The head of a service page, in the tint of its trade or, as the record may ask, with a white title. */
export function ServiceBanner({ service: { category, translation, banner, details } }: Props) {
  const { t } = useTranslations();
  return (
    <>
      <Banner
        category={category.slug}
        white={banner.whiteTitle === 'yes'}

        title={translation.title}
        lead={translation.lead}
        picture={banner.image}
      >
        <ScrollLink className="btn btn--amber" target={anchors.quote}>
          {t('common:call.quote')}
        </ScrollLink>
        {details.length > 0 && (
          <ScrollLink className="btn btn--quiet" target={anchors.details}>
            {t('service:contact.details')}
            <Icon name="down" />
          </ScrollLink>
        )}
      </Banner>
      <Deferred>
        <ServiceContents details={details} />
      </Deferred>
    </>
  );
}

export const fragment = graphql`
  fragment ServiceBanner on Service {
    category {
      slug
    }
    translation(language: $language) {
      title
      lead
    }
    banner {
      whiteTitle
      image {
        ...DetailPicture
      }
    }
    details {
      ...ServiceContent
    }
  }
`;
