import { Section } from '../../components/Section/Section';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';

/** What to do in a power cut. */
export function PowerCut() {
  const { t } = useTranslations();
  return (
    <Section
      className="power-cut section"
      id={anchors.powerCut}
      titleId="power-cut-title"
      title={t('power-cut:title')}
    >
      <p />
    </Section>
  );
}
