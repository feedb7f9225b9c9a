import { useTranslation } from 'gatsby-plugin-react-i18next';

/** Tag beside the name of a service that is not available yet. */
export function SoonTag() {
  const { t } = useTranslation();
  return (
    <>
      {' '}
      <small className="d-inline-block align-middle rounded-pill px-2 bg-primary-subtle text-primary-emphasis fw-semibold text-nowrap">
        {t('common:soon')}
      </small>
    </>
  );
}
