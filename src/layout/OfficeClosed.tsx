import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PhoneLink } from '../components/ContactLinks';
import { useNow } from '../hooks/useNow';
import { usePage } from '../hooks/usePage';
import { officeState } from '../opening/opening';

/**
 * While the office is closed: whom to call all the same. Not in the tab order: the first key press removes this line, and the
 * bar below has the same number.
 */
export function OfficeClosed() {
  const { t } = useTranslation();
  const { company, closedDays } = usePage();
  const now = useNow();
  if (!now || officeState(now, company.hours, closedDays).isOpen) return null;
  return (
    <p className="quick-bar__closed d-flex flex-wrap justify-content-center column-gap-2 border-top bg-body py-1 small">
      {t('common:call.closed')}
      <PhoneLink className="text-nowrap" tabIndex={-1} isPlain />
    </p>
  );
}
