import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PhoneLink } from '../components/ContactLinks';
import { Icon } from '../components/Icon';
import { OpeningState } from '../components/OpeningState';
import { SectionFrame } from '../components/Section';
import './AreaServed.scss';

/** Where and when we work. */
export function AreaServed({ area }: { area: Queries.AreaFragment | null }) {
  const { t } = useTranslation();
  const { latitude, longitude } = area?.base ?? {};
  const hours = [
    { what: t('common:hours.repairs'), when: t('common:hours.always') },
    { what: t('common:hours.works'), when: t('common:hours.office') },
    { what: t('common:hours.written'), when: t('common:hours.reply') },
  ];
  return (
    <SectionFrame titleId="area-served">
      <div data-line="map">
        <div className="row align-items-center row-gap-4">
          <div className="col-lg-5 vstack gap-3 gap-sm-4">
            <h2 id="area-served">{t('common:area.title')}</h2>
            <p className="lead">{t('common:area.text')}</p>
            <dl className="mb-0 border-top">
              {hours.map(({ what, when }, index) => (
                <div
                  key={index}
                  className="d-flex justify-content-between gap-3 py-2 border-bottom"
                >
                  <dt className="fw-normal text-body-secondary">{what}</dt>
                  <dd className="fw-semibold text-end text-balance text-body-emphasis">{when}</dd>
                </div>
              ))}
            </dl>
            <OpeningState />
            <p className="small text-body-secondary">
              {t('common:area.elsewhere')} <PhoneLink className="text-nowrap" isPlain />
            </p>
          </div>
          {area && (
            <div className="col-lg-7 ps-lg-5">
              <div className="position-relative overflow-hidden border rounded-4 bg-body-tertiary">
                <AreaMap map={area.areaMap} />
                <a
                  className="area-served__way icon-link icon-link-hover px-3 border rounded-pill bg-body-secondary"
                  href={`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`}
                >
                  {t('common:area.directions')}
                  <Icon name="right" />
                </a>
              </div>
            </div>
          )}
        </div>
      </div>
    </SectionFrame>
  );
}

/** The region as a schematic: towns on lines from the business. */
function AreaMap({ map }: { map: Queries.AreaMapFragment }) {
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
