import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TFunction } from 'i18next';
import { useNow } from '../hooks/useNow';
import { usePage } from '../hooks/usePage';
import { formatTime } from '../i18n/formats';
import { languageFacts, type Language } from '../i18n/languages';
import { officeState, type OfficeState } from '../opening/opening';
import './OpeningState.scss';

type State = OfficeState<Queries.ClosedDayFragment>;

function wordsOf(state: State, t: TFunction, language: Language): string {
  if (state.isOpen) return t('common:opening.open', { time: formatTime(state.closes, language) });
  const { closedDay, opens } = state;
  if (!opens) return t('common:opening.closed');
  const time = formatTime(opens.time, language);
  if (opens.daysAway === 0) return t('common:opening.today', { time });
  // A weekday without a date is within the next six days.
  const date = opens.daysAway < 7 ? {} : ({ day: 'numeric', month: 'long' } as const);
  const day = new Intl.DateTimeFormat(languageFacts[language].formats, {
    weekday: 'long',
    ...date,
    timeZone: 'UTC',
  })
    .format(new Date(opens.day))
    .replace(',', '');
  const name = closedDay?.translation.name;
  if (name) return t('common:opening.closedDay', { name, day, time });
  return opens.daysAway === 1
    ? t('common:opening.tomorrow', { time })
    : t('common:opening.later', { day, time });
}

/** Opening state: a full dot and the closing time, or a ring and the next opening. The served page reserves space. */
export function OpeningState() {
  const { language, company, closedDays } = usePage();
  const { t } = useTranslation();
  const now = useNow();
  const state = now && officeState(now, company.hours, closedDays);
  return (
    <div className="opening-state d-print-none text-body-emphasis">
      {state && (
        <>
          <svg
            className={clsx(
              'd-inline-block overflow-visible me-1',
              state.isOpen && 'text-success-emphasis',
            )}
            width=".6em"
            height=".6em"
            viewBox="0 0 10 10"
            aria-hidden="true"
          >
            <circle
              cx="5"
              cy="5"
              r="4"
              fill={state.isOpen ? 'currentColor' : 'none'}
              stroke="currentColor"
              strokeWidth="2"
            />
          </svg>{' '}
          <span>{wordsOf(state, t, language)}</span>
        </>
      )}
    </div>
  );
}
