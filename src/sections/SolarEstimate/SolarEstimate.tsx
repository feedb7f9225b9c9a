import { Section } from '../../components/Section/Section';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';

/** What a roof would produce, cost and save. */
export function SolarEstimate() {
  const { t } = useTranslations();
  return (
    <Section
      className="solar-estimate section"
      id={anchors.solarEstimate}
      titleId="solar-estimate-title"
      title={t('solar-estimate:title')}
    >
      <p />
    </Section>
  );
}
