import { useTranslation } from 'gatsby-plugin-react-i18next';
import { PhoneLink } from '../components/ContactLinks';
import { useNow } from '../components/OpeningWords';
import { usePage } from '../hooks/usePage';
import { officeState } from '../opening/opening';

/** While the office is closed: whom to call all the same. Keys reach the same number in the bar, as the line goes with the first. */
export function OfficeClosed() {
  const { t } = useTranslation();
  const { company, closedDays } = usePage();
  const { isOpen } = officeState(useNow(), company.hours, closedDays);
  if (isOpen) return null;
  return (
    <p className="d-flex flex-wrap justify-content-center column-gap-2 border-top bg-body py-1 small">
      {t('common:call.closed')}
      <PhoneLink className="text-nowrap" tabIndex={-1} isPlain />
    </p>
  );
}
