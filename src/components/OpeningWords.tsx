import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { usePage } from '../hooks/usePage';
import { languageFacts, type Language } from '../i18n/languages';
import { officeState, type OfficeState } from '../opening/opening';

/** ms */
const minute = 60 * 1000;

/** The time, from each full minute to the next, and again when the visitor comes back to the page. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const refresh = () => setNow(new Date());
    const timer = setTimeout(refresh, minute - (now.getTime() % minute));
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [now]);
  return now;
}

type State = OfficeState<Queries.ClosedDayFragment>;

function wordsOf(state: State, t: TFunction, language: Language): string {
  if (state.isOpen) return t('common:opening.open');
  const { closedDay, opens } = state;
  if (!opens) return t('common:opening.closed');
  if (opens.in === 0) return t('common:opening.today');
  // A weekday alone is one of the next six days.
  const date = opens.in < 7 ? {} : ({ day: 'numeric', month: 'long' } as const);
  const day = new Intl.DateTimeFormat(languageFacts[language].formats, {
    weekday: 'long',
    ...date,
    timeZone: 'UTC',
  })
    .format(new Date(opens.on))
    .replace(',', '');
  if (closedDay) return t('common:opening.closedDay', { name: closedDay.translation.name, day });
  return opens.in === 1 ? t('common:opening.tomorrow') : t('common:opening.later', { day });
}

/** The state of this minute: a full dot and until when, or a ring and from when. */
export function OpeningWords() {
  const { language, company, closedDays } = usePage();
  const { t } = useTranslation();
  const state = officeState(useNow(), company.hours, closedDays);
  return (
    <>
      <svg
        className={`d-inline-block overflow-visible me-1 ${state.isOpen ? 'text-success-emphasis' : ''}`.trim()}
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
  );
}
