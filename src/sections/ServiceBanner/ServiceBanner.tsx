import { graphql } from 'gatsby';
import { Banner } from '../../components/Banner/Banner';
import { Icon } from '../../components/Icon/Icon';
import { Later } from '../../components/Page/Later';
import type { Crumb } from '../../components/Page/structured-data';
import { ScrollLink } from '../../components/ScrollLink/ScrollLink';
import { useWords } from '../../language/words';
import { anchors } from '../../routes';
import { ServiceContents } from './ServiceContents';
import './ServiceBanner.scss';

interface Props {
  service: Queries.ServiceBannerFragment;
  crumbs: Crumb[];
}

/** The head of a service page, in the tint of its trade or, as the record may ask, with a white title. */
export function ServiceBanner({ service: { category, words, banner, details }, crumbs }: Props) {
  const { t } = useWords();
  return (
    <>
      <Banner
        trade={category.slug}
        white={banner.whiteTitle === 'yes'}
        crumbs={crumbs}
        title={words.title}
        lead={words.lead}
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
      <Later>
        <ServiceContents details={details} />
      </Later>
    </>
  );
}

export const fragment = graphql`
  fragment ServiceBanner on Service {
    category {
      slug
    }
    words(language: $language) {
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
