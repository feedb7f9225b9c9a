import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useNow } from '../hooks/useNow';
import { usePage } from '../hooks/usePage';
import { officeState } from '../opening/opening';

/** Note while the office is closed that calls for repairs are answered. The bar below has the call button. */
export function OfficeClosed() {
  const { t } = useTranslation();
  const { company, closedDays } = usePage();
  const now = useNow();
  if (!now || officeState(now, company.hours, closedDays).isOpen) return null;
  return (
    <p className="quick-bar__closed border-top bg-body py-1 small text-center">
      {t('common:call.closed')}
    </p>
  );
}
