import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../../components/Icon';
import { SectionFrame } from '../../components/Section';
import { usePage } from '../../hooks/usePage';
import { anchors } from '../../routes';
import { defaultInputs } from '../../solar/inputs';
import { Scene } from './Scene';
import { useEstimateFormats } from './useEstimateFormats';
import './SolarExample.scss';

/**
 * What the estimate gives for its first values, with a drawing of the roof and a link to the estimate. Nothing if no
 * service has one.
 */
export function SolarExample({ service }: { service: Queries.SolarExampleFragment | null }) {
  const { t } = useTranslation();
  const { company } = usePage();
  const { number, percent, ends } = useEstimateFormats();
  if (!service?.solar) return null;
  const { first, firstEstimate } = service.solar;
  const inputs = defaultInputs(first);
  return (
    <SectionFrame className="pb-5" titleId="solar-example-title">
      <div className="solar-example section__columns row g-0 rounded-4">
        <div className="solar-example__sky col-lg-5 order-lg-last" data-category="renewable">
          <Scene {...inputs} latitude={company.base.latitude} isWordless />
        </div>
        <div className="solar-example__words col-lg-7 vstack justify-content-center">
          <h2 className="h3" id="solar-example-title">
            {t('home:solar.title')}
          </h2>
          <p className="solar-example__number tabular-nums text-balance">
            {t('home:solar.range', ends(firstEstimate.production))}
          </p>
          <p className="measure">
            {t('home:solar.text', {
              area: number(inputs.area),
              share: percent(firstEstimate.coveredShare),
              use: number(inputs.consumption),
            })}
          </p>
          <p>
            <Link
              className="btn btn-outline-primary"
              to={`${service.route}#${anchors.solarEstimate}`}
            >
              {t('home:solar.link')}
              <Icon name="right" />
            </Link>
          </p>
        </div>
      </div>
    </SectionFrame>
  );
}

export const fragment = graphql`
  fragment SolarExample on Service {
    route
    solar {
      first {
        consumption
        price
      }
      firstEstimate {
        production {
          from
          to
        }
        coveredShare
      }
    }
  }
`;
