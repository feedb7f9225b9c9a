import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Accordion } from '../../components/Accordion';
import './Assumptions.scss';

type Assumption = Queries.SolarEstimateFragment['translation']['assumptions'][number];

/** Everything that the estimate takes as known, with its sources, and what it leaves out. */
export function Assumptions({ assumptions }: { assumptions: readonly Assumption[] }) {
  const { t } = useTranslation();
  const content = (
    <div className="assumptions">
      <p>{t('solar-estimate:how.text')}</p>
      <dl className="assumptions__list">
        {assumptions.map(({ slug, label, value, source, url }) => (
          <div key={slug} className="assumptions__item">
            <dt className="assumptions__name">{label}</dt>
            <dd className="assumptions__value">{value}</dd>
            <dd className="assumptions__source">{url ? <a href={url}>{source}</a> : source}</dd>
          </div>
        ))}
      </dl>
      <h3 className="assumptions__head">{t('solar-estimate:how.without')}</h3>
      <ul className="assumptions__without">
        {t('solar-estimate:how.items', { returnObjects: true }).map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p>{t('solar-estimate:how.quote')}</p>
    </div>
  );
  return (
    <Accordion
      isClosed
      name="assumptions"
      items={[{ title: t('solar-estimate:how.title'), content }]}
    />
  );
}
