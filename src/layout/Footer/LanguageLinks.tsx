import { useI18next, useTranslation } from 'gatsby-plugin-react-i18next';
import type { MouseEvent } from 'react';
import { languageParameter } from '../../i18n/detector';
import { fallbackLanguage, isLanguage, languageFacts, type Language } from '../../i18n/languages';
import { localisedPath } from '../../i18n/paths';
import { useLanguageChange } from '../../i18n/useLanguage';
import { anchors } from '../../routes';

/** A French address has no prefix to say it, and would lead a visitor who reads another language away again. */
const addressOf = (path: string, language: Language) =>
  language === fallbackLanguage
    ? `${path}?${languageParameter}=${language}`
    : localisedPath(path, language);

/** Links to the current page in every language. They work without script. */
export function LanguageLinks() {
  const { t } = useTranslation();
  const { language: current, languages, originalPath } = useI18next();
  const changeLanguage = useLanguageChange();
  const choose = (event: MouseEvent, language: Language) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
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
        {languages.filter(isLanguage).map((language) => (
          <li key={language}>
            <a
              className="footer-base__link"
              href={addressOf(originalPath, language)}
              lang={language}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              {languageFacts[language].ownName}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
