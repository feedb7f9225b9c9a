import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../../components/Icon';
import { anchors } from '../../routes';
import './SolarTeaser.scss';

/** Leads to the solar estimate, on the page of the service that has it. */
export function SolarTeaser({ service }: { service: Queries.SolarTeaserFragment | null }) {
  const { t } = useTranslation();
  if (!service) return null;
  return (
    <section className="section" aria-labelledby="solar-teaser" data-category="renewable">
      <div className="solar-teaser container">
        <div>
          <h2 className="solar-teaser__title" id="solar-teaser">
            {t('home:solar.title')}
          </h2>
          <p>{t('home:solar.text')}</p>
        </div>
        <Link
          className="icon-link icon-link-hover"
          to={`${service.route}#${anchors.solarEstimate}`}
        >
          {t('home:solar.link')}
          <Icon name="right" />
        </Link>
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment SolarTeaser on Service {
    route
  }
`;
