import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { TFunction } from 'i18next';
import { usePage } from '../../hooks/usePage';
import { languageFacts, type Language } from '../../i18n/languages';
import { openingState, type OpeningState } from '../../opening/opening-state';
import { useNow } from './useNow';
import './OpeningWords.scss';

type State = OpeningState<Queries.ClosedDayFragment>;

function wordsOf(state: State, t: TFunction, language: Language): string {
  if (state.isOpen) return t('common:opening.open');
  const { closedDay, opensIn, opensOn } = state;
  if (opensIn === 0) return t('common:opening.today');
  // A weekday alone is one of the next six days.
  const date = opensIn < 7 ? {} : ({ day: 'numeric', month: 'long' } as const);
  const day = new Intl.DateTimeFormat(languageFacts[language].formats, {
    weekday: 'long',
    ...date,
    timeZone: 'UTC',
  })
    .format(new Date(opensOn))
    .replace(',', '');
  if (closedDay) return t('common:opening.closedDay', { name: closedDay.translation.name, day });
  return opensIn === 1 ? t('common:opening.tomorrow') : t('common:opening.later', { day });
}

/** The state of this minute: a full dot and until when, or a ring and from when. */
export function OpeningWords() {
  const { language, company, closedDays } = usePage();
  const { t } = useTranslation();
  const state = openingState(useNow(), company.hours, closedDays);
  return (
    <>
      <svg
        className={`opening-state__sign ${state.isOpen ? 'opening-state__sign--open' : ''}`.trim()}
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
      {wordsOf(state, t, language)}
    </>
  );
}
