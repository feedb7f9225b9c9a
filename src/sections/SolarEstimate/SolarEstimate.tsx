import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Section } from '../../components/Section';
import { Table } from '../../components/Table';
import { anchors } from '../../routes';
import { LazyEstimator } from './LazyEstimator';
import './SolarEstimate.scss';

/** Estimates for nine typical roofs: the only content without script. */
function TypicalRoofs({ typicalRoofs, first }: Queries.TypicalRoofsFragment) {
  const { t } = useTranslation();
  return (
    <>
      <Table
        className="typical-roofs table-sm small"
        caption={t('solar-estimate:table.caption')}
        columns={[
          t('solar-estimate:table.roof'),
          t('solar-estimate:table.production'),
          t('solar-estimate:table.saving'),
          t('solar-estimate:table.payback'),
        ]}
      >
        {typicalRoofs.map(({ size, rows }) => (
          <tbody key={size}>
            <tr>
              <th className="pt-4 text-body-emphasis fw-semibold" scope="rowgroup" colSpan={4}>
                {size}
              </th>
            </tr>
            {rows.map(({ position, production, saving, payback }) => (
              <tr key={position}>
                <th className="fw-normal" scope="row">
                  {position}
                </th>
                <td className="text-nowrap">{production}</td>
                <td>{saving}</td>
                <td className="text-nowrap">{payback}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </Table>
      <p className="mt-3 small text-body-secondary">
        {t('solar-estimate:table.note', { ...first })}
      </p>
    </>
  );
}

interface Props {
  solar: Queries.SolarEstimateFragment | null;
  /** Hands an estimate over to the page's form. */
  onAsk: (text: string) => void;
}

/**
 * Production, price and savings of a roof: typical roofs, and with script the visitor's own estimate. Nothing on the
 * page of a service without that tool.
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
        <TypicalRoofs {...solar.translation} />
      </LazyEstimator>
    </Section>
  );
}

export const fragments = graphql`
  fragment TypicalRoofs on SolarTranslation {
    typicalRoofs {
      size
      rows {
        position
        production
        saving
        payback
      }
    }
    first {
      consumption
      price
      year
    }
  }

  fragment SolarConstants on Solar {
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
    first {
      consumption
      price
    }
  }

  fragment SolarEstimate on Solar {
    ...SolarConstants
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
      ...TypicalRoofs
    }
  }
`;
