import { Section } from '../../components/Section/Section';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';

/** When the next inspection of an installation is due. */
export function Inspection() {
  const { t } = useTranslations();
  return (
    <Section
      className="inspection section"
      id={anchors.inspection}
      titleId="inspection-title"
      title={t('inspection:title')}
    >
      <p />
    </Section>
  );
}
