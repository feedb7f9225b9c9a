import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { LoadNear } from '../../components/LoadNear/LoadNear';
import { Section } from '../../components/Section';
import { anchors } from '../../routes';
import { TypicalRoofs } from './TypicalRoofs';
import './SolarEstimate.scss';

/** How much of its place shows before it loads, px: the first screen of a phone has less, and does without its script. */
const visibleBefore = -320;

const importEstimator = async () => (await import('./Estimator')).Estimator;

/**
 * What a roof would produce, cost and save: typical roofs, and with script an estimate of the visitor's own. Nothing on
 * the page of a service without that tool.
 */
export function SolarEstimate({ solar }: { solar: Queries.SolarEstimateFragment | null }) {
  const { t } = useTranslation();
  if (!solar) return null;
  return (
    <Section
      className="solar-estimate section"
      id={anchors.solarEstimate}
      titleId="solar-estimate-title"
      title={t('solar-estimate:title')}
    >
      <LoadNear
        className="solar-estimate__place"
        importComponent={importEstimator}
        props={{ solar }}
        margin={visibleBefore}
      >
        <TypicalRoofs {...solar.translation} />
      </LoadNear>
    </Section>
  );
}

export const fragment = graphql`
  fragment SolarEstimate on Solar {
    estimateConstants {
      yieldPerArea
      yieldPerPower
      costs {
        power
        exponent
        installation
        upkeep
        inverter
        inverterLife
      }
      battery {
        price
        life
      }
      yieldFactors {
        tilt
        factors {
          orientation
          percent
        }
      }
      grant {
        minimumPower
        tiers {
          upTo
          amount
        }
      }
      aids {
        amount
      }
      ownUse {
        exponent
        withoutBattery {
          factor
          cap
        }
        withBattery {
          factor
          cap
        }
      }
      priceSold
      serviceLife
      energyPayback
      productionSpread
      paybackSpread
    }
    first {
      consumption
      price
    }
    translation(language: $language) {
      assumptions {
        slug
        label
        value
        source
        url
        isOutdated
      }
      profiles {
        slug
        consumption
        label
      }
      ...TypicalRoofs
    }
  }
`;
