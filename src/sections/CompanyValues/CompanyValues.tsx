import { SplitSection } from '../../components/SplitSection/SplitSection';
import { useTranslations } from '../../context/translations';

export function CompanyValues() {
  const { list, t } = useTranslations();
  return (
    <SplitSection
      titleId="values-title"
      title={t('company:values.title')}
      items={list('company:values.items').map((item) => ({ key: item.title, ...item }))}
    />
  );
}
