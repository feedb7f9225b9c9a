import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import './AreaMap.scss';

/** The region as an electrician would draw it: the towns as terminals on lines from the base, which is live. */
export function AreaMap({ map }: { map: Queries.AreaMapFragment }) {
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

export const fragment = graphql`
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
