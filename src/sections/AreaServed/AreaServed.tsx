import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Icon } from '../../components/Icon';
import { OpeningState } from '../../components/OpeningState';
import { usePage } from '../../hooks/usePage';
import { AreaMap } from './AreaMap';
import './AreaServed.scss';

interface Props {
  area: Queries.AreaFragment | null;
  /** On the page itself instead of the lake’s panel, below a section that is a panel already. */
  plain?: boolean;
}

/** Where and when we work. */
export function AreaServed({ area, plain = false }: Props) {
  const { t } = useTranslation();
  const { phone } = usePage().company;
  const { latitude, longitude } = area?.base ?? {};
  const hours = [
    { what: t('common:hours.repairs'), when: t('common:hours.always') },
    { what: t('common:hours.works'), when: t('common:hours.office') },
    { what: t('common:hours.written'), when: t('common:hours.reply') },
  ];
  return (
    <section
      className={plain ? 'section' : 'section section--band panel'}
      aria-labelledby="area-served"
    >
      <div className="container columns area-served">
        <div className="area-served__words">
          <h2 id="area-served">{t('common:area.title')}</h2>
          <p className="lead">{t('common:area.text')}</p>
          <dl className="area-served__hours">
            {hours.map(({ what, when }) => (
              <div key={what} className="area-served__row">
                <dt>{what}</dt>
                <dd>{when}</dd>
              </div>
            ))}
          </dl>
          <OpeningState />
          <p className="small text-body-secondary">
            {t('common:area.elsewhere')} <a href={`tel:${phone.international}`}>{phone.display}</a>
          </p>
        </div>
        {area && (
          <div className="area-served__map">
            <AreaMap map={area.areaMap} />
            <a
              className="area-served__way icon-link icon-link-hover"
              href={`https://www.openstreetmap.org/directions?to=${latitude},${longitude}`}
            >
              {t('common:area.directions')}
              <Icon name="right" />
            </a>
          </div>
        )}
      </div>
    </section>
  );
}

export const fragment = graphql`
  fragment Area on Company {
    base {
      latitude
      longitude
    }
    areaMap(language: $language) {
      ...AreaMap
    }
  }
`;
