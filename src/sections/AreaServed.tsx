import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PhoneLink } from '../components/ContactLinks';
import { Icon } from '../components/Icon';
import { ColumnSection } from '../components/Section';
import './AreaServed.scss';

/** The section with the area served. */
export function AreaServed({ area }: { area: Queries.AreaFragment | null }) {
  const { t } = useTranslation();
  return (
    <ColumnSection
      titleId="area-served-title"
      title={t('common:area.title')}
      text={t('common:area.text')}
      aside={
        <p className="small text-body-secondary">
          {t('common:area.elsewhere')} <PhoneLink className="text-nowrap" isPlain />
        </p>
      }
    >
      {area && <AreaMap area={area} />}
    </ColumnSection>
  );
}

/** Schematic map of the region, with towns on lines from the business and a link to directions. */
function AreaMap({ area: { base, areaMap } }: { area: Queries.AreaFragment }) {
  const { t } = useTranslation();
  return (
    <div className="position-relative overflow-hidden border rounded-4 bg-body-tertiary">
      <Schematic map={areaMap} />
      <a
        className="area-served__way icon-link icon-link-hover px-3 border rounded-pill bg-body-secondary"
        href={`https://www.openstreetmap.org/directions?to=${base.latitude},${base.longitude}`}
      >
        {t('common:area.directions')}
        <Icon name="right" />
      </a>
    </div>
  );
}

/** The map in the layout computed by the build. */
function Schematic({ map }: { map: Queries.AreaMapFragment }) {
  const { t } = useTranslation();
  const { viewBox, country, river, water, lines, base, stops, regionLabel, townLabels } = map;
  const label = ({ text, anchor, ...place }: typeof regionLabel, className: string) => (
    <text key={text} className={className} {...place} textAnchor={anchor}>
      {text}
    </text>
  );
  return (
    <svg className="area-map" viewBox={viewBox} role="img" aria-label={t('common:area.map')}>
      {country && <path className="area-map__country" d={country} />}
      {river && <path className="area-map__river" d={river} />}
      {water && (
        <>
          <path className="area-map__water" d={water.path} />
          <text className="area-map__lake" transform={water.nameTransform}>
            {water.name}
          </text>
        </>
      )}
      <path className="area-map__line" d={lines} />
      {stops.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="area-map__stop" cx={x} cy={y} r="6.5" />
      ))}
      <circle className="area-map__halo" cx={base.x} cy={base.y} r="19" />
      <circle className="area-map__base" cx={base.x} cy={base.y} r="10" />
      {label(regionLabel, 'area-map__region')}
      {townLabels.map((each) => label(each, 'area-map__town'))}
    </svg>
  );
}

export const fragments = graphql`
  fragment Area on Company {
    base {
      latitude
      longitude
    }
    areaMap(language: $language) {
      ...AreaMap
    }
  }

  fragment AreaMap on AreaMap {
    viewBox
    water {
      path
      name
      nameTransform
    }
    country
    river
    lines
    base {
      x
      y
    }
    stops {
      x
      y
    }
    regionLabel {
      ...AreaMapLabel
    }
    townLabels {
      ...AreaMapLabel
    }
  }

  fragment AreaMapLabel on AreaMapLabel {
    text
    x
    y
    anchor
  }
`;
