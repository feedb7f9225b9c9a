import type { MouseEvent } from 'react';
import { useLanguageChange } from '../../navigation/useLanguageChange';
import { useCurrentPage } from '../../context/current-page';
import { storeChoice } from '../../i18n/choice';
import { languageFacts, type Language } from '../../i18n/languages';
import { alternatives } from '../../i18n/paths';
import { useTranslations } from '../../context/translations';
import { anchors } from '../../routes';

/** Whether a click asks for a new tab or window, which is the browser's business. */
const opensElsewhere = (event: MouseEvent) =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** This page in every language, as plain links: the way to switch without script. */
export function LanguageLinks() {
  const { t, language: current } = useTranslations();
  const { route } = useCurrentPage();
  const changeLanguage = useLanguageChange();
  const choose = (event: MouseEvent, language: Language) => {
    // The French address has no prefix: without the stored choice it would lead back to the last language.
    storeChoice(language);
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void changeLanguage(language);
  };
  return (
    <nav
      className="footer-base__languages"
      id={anchors.siteLanguages}
      aria-label={t('common:language.list')}
    >
      <ul className="footer-base__list" role="list">
        {alternatives(route).map(({ language, path }) => (
          <li key={language}>
            <a
              className="footer-base__link"
              href={path}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
              onAuxClick={() => storeChoice(language)}
            >
              {languageFacts[language].ownName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
