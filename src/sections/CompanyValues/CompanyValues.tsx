import { useTranslation } from 'gatsby-plugin-react-i18next';
import { SplitSection } from '../../components/SplitSection/SplitSection';

export function CompanyValues() {
  const { t } = useTranslation();
  return (
    <SplitSection
      titleId="values-title"
      title={t('company:values.title')}
      items={t('company:values.items', { returnObjects: true }).map((item) => ({
        key: item.title,
        ...item,
      }))}
    />
  );
}
