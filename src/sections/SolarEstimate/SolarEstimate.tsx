import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../../components/Section';
import { anchors } from '../../routes';
import { defaultInputs } from '../../solar/inputs';
import { LazyEstimator } from './LazyEstimator';
import { useEstimateFormats } from './useEstimateFormats';
import './SolarEstimate.scss';

/** The estimate for the first values in a sentence: the only content without script. */
function FirstEstimate({ solar }: { solar: Queries.SolarEstimateFragment }) {
  const { t } = useTranslation();
  const { number, ends, price, payback } = useEstimateFormats();
  const { first, firstEstimate, pricesYear, estimateConstants } = solar;
  const { area, consumption } = defaultInputs(first);
  return (
    <p className="measure">
      {t('solar-estimate:example', {
        area: number(area),
        use: number(consumption),
        production: t('solar-estimate:units.kWhRange', ends(firstEstimate.production)),
        price: price(firstEstimate.price),
        year: pricesYear,
        payback: payback(firstEstimate.payback, estimateConstants.serviceLife),
      })}
    </p>
  );
}

interface Props {
  solar: Queries.SolarEstimateFragment | null;
  /** Hands an estimate over to the page's form. */
  onAsk: (text: string) => void;
}

/**
 * Production, price and savings of a roof: an example, and with script the visitor's own estimate. Nothing on the page
 * of a service without that tool.
 */
export function SolarEstimate({ solar, onAsk }: Props) {
  const { t } = useTranslation();
  if (!solar) return null;
  return (
    <Section
      className="solar-estimate jump-target"
      id={anchors.solarEstimate}
      titleId="solar-estimate-title"
      title={t('solar-estimate:title')}
    >
      <LazyEstimator solar={solar} onAsk={onAsk}>
        <FirstEstimate solar={solar} />
      </LazyEstimator>
    </Section>
  );
}

export const fragments = graphql`
  fragment SolarConstants on Solar {
    estimateConstants {
      yieldPerArea
      yieldPerPower
      costs {
        power
        exponent
        installation
        running
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
        basis
        tiers {
          from
          amount
        }
        upTo
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
  }

  fragment SolarEstimate on Solar {
    ...SolarConstants
    first {
      consumption
      price
    }
    firstEstimate {
      production {
        from
        to
      }
      price
      payback {
        from
        to
      }
    }
    pricesYear
    translation(language: $language) {
      assumptions {
        label
        value
        source
        url
      }
      leftOut
      aids
      profiles {
        slug
        consumption
        label
      }
    }
  }
`;
