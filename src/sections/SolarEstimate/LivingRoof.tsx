import { graphql } from 'gatsby';
import { Link, useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { LiveRegion } from '../../components/LiveRegion';
import { Icon } from '../../components/Icon';
import { SectionFrame } from '../../components/Section';
import { useNow } from '../../hooks/useNow';
import { usePage } from '../../hooks/usePage';
import { anchors } from '../../routes';
import { estimate } from '../../solar/estimate';
import { defaultInputs, inputsQuery } from '../../solar/inputs';
import { AreaSlider } from './AreaSlider';
import { Scene } from './Scene';
import { skyAt } from './sun-geometry';
import { coarse, useEstimateFormats } from './useEstimateFormats';
import './LivingRoof.scss';

/** Delay after the last change before the production is announced, ms. */
const announcementDelay = 600;

/**
 * Drawing and production of a south-facing roof with a slider for the area, and a link to the full estimate. The sun
 * follows the visitor's hour. Without script: the first area, at noon, without slider. Nothing if no service has the
 * estimate.
 */
export function LivingRoof({ service }: { service: Queries.LivingRoofFragment | null }) {
  return service?.solar ? <Roof route={service.route} solar={service.solar} /> : null;
}

interface Props {
  /** Route of the service with the full estimate. */
  route: string;
  solar: Queries.SolarConstantsFragment;
}

function Roof({ route, solar }: Props) {
  const { t } = useTranslation();
  const { company } = usePage();
  const { number, percent } = useEstimateFormats();
  const defaults = defaultInputs(solar.first);
  const [area, setArea] = useState(defaults.area);
  const now = useNow();
  const hour = now && now.getHours() + now.getMinutes() / 60;
  const isNight = hour !== undefined && skyAt(hour).isNight;
  const inputs = { ...defaults, area };
  const { production, coveredShare } = estimate(inputs, solar.estimateConstants);
  const range = t('home:solar.range', {
    from: number(coarse(production.from)),
    to: number(coarse(production.to)),
  });
  return (
    <SectionFrame className="pb-0" titleId="living-roof-title">
      <div className="section__columns row g-0 rounded-4 overflow-hidden bg-renewable-subtle">
        <div
          className="living-roof__sky col-lg-5 order-lg-last"
          data-category="renewable"
          data-bs-theme={isNight ? 'dark' : undefined}
        >
          <Scene {...inputs} latitude={company.base.latitude} hour={hour} isWordless />
        </div>
        <div className="living-roof__words col-lg-7 vstack justify-content-center">
          <h2 className="h3" id="living-roof-title">
            {t('home:solar.title')}
          </h2>
          <p className="living-roof__number tabular-nums text-balance">{range}</p>
          <p className="measure">
            {t('home:solar.text', {
              share: percent(coveredShare),
              use: number(inputs.consumption),
            })}
          </p>
          <div className="living-roof__slider needs-script">
            <AreaSlider
              label={t('home:solar.area')}
              area={area}
              areaText={`${number(area)}\u00a0m²`}
              onChange={setArea}
            />
          </div>
          <p>
            <Link
              className="btn btn-outline-primary"
              to={`${route}${inputsQuery(inputs, defaults)}#${anchors.solarEstimate}`}
            >
              {t('home:solar.link')}
              <Icon name="right" />
            </Link>
          </p>
          <LiveRegion text={range} delay={announcementDelay} />
        </div>
      </div>
    </SectionFrame>
  );
}

export const fragment = graphql`
  fragment LivingRoof on Service {
    route
    solar {
      ...SolarConstants
    }
  }
`;
