import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState, type FormEvent } from 'react';
import type { DialogControl } from '../components/Dialog';
import { Flag } from '../components/Flag';
import { Icon } from '../components/Icon';
import { usePage } from '../hooks/usePage';
import { storedLanguage } from '../i18n/visitor-language';
import { isLanguage, languageFacts, languages, type Language } from '../i18n/languages';
import { useLanguageChange } from './language-change';
import './LanguagePicker.scss';

const titleId = 'language-title';
const errorId = 'language-error';

/** Selector of the chosen language, or of the first one. */
export const choiceSelector = 'fieldset:not(:has(:checked)) [type=radio], :checked';

/** In the order of the specification (sections 1 and 2); a further language comes last. */
const choices = [...new Set([...['pt', 'en', 'es', 'fr', 'it'].filter(isLanguage), ...languages])];

/** Content of the buttons that open the picker: the language code of the page, and the button's purpose. */
export function LanguageCode() {
  const { t } = useTranslation();
  const { language } = usePage();
  return (
    <>
      <span>{language.toUpperCase()}</span>{' '}
      <span className="visually-hidden">
        {t('common:language.change', { name: languageFacts[language].ownName })}
      </span>
    </>
  );
}

/**
 * The dialog that switches the page's language. Only an earlier choice of the visitor is preselected; without a choice
 * it asks for one (spec, section 5).
 */
export function LanguagePicker({ dialog }: { dialog: DialogControl }) {
  const { t } = useTranslation();
  const { language: current } = usePage();
  const changeLanguage = useLanguageChange();
  const [clicked, setClicked] = useState<Language>();
  const [isMissing, setMissing] = useState(false);
  const chosen = clicked ?? storedLanguage();

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!chosen);
    if (!chosen) return;
    dialog.close();
    changeLanguage(chosen);
  };

  const choose = (language: Language) => {
    setClicked(language);
    setMissing(false);
  };

  const reset = () => {
    setClicked(undefined);
    setMissing(false);
  };

  return (
    <dialog
      {...dialog.attributes}
      className="dialog language-picker"
      aria-labelledby={titleId}
      onClose={reset}
    >
      <form className="modal-content shadow" onSubmit={confirm} noValidate>
        <div className="modal-header align-items-start gap-3 pb-0">
          <div>
            <h2 className="modal-title h4" id={titleId}>
              {t('common:language.title')}
            </h2>
            <p className="mt-1 text-body-secondary lh-sm">{t('common:language.intro')}</p>
          </div>
          <button
            type="button"
            className="btn btn-outline-primary btn-icon ms-auto"
            onClick={dialog.close}
          >
            <Icon name="close" />
            <span className="visually-hidden">{t('common:language.close')}</span>
          </button>
        </div>
        <div className="modal-body">
          <fieldset className="vstack gap-2" aria-describedby={errorId}>
            <legend className="visually-hidden">{t('common:language.legend')}</legend>
            {choices.map((language) => (
              <label
                key={language}
                className="language-picker__choice form-control d-flex align-items-center gap-3"
                lang={language}
              >
                <Flag language={language} />
                <span>
                  {language === current
                    ? `${languageFacts[language].ownName} (${t('common:language.current')})`
                    : languageFacts[language].ownName}
                </span>
                <input
                  className="form-check-input ms-auto mt-0"
                  type="radio"
                  name="language"
                  value={language}
                  checked={language === chosen}
                  onChange={() => choose(language)}
                />
              </label>
            ))}
          </fieldset>
          <p
            className={isMissing ? 'invalid-feedback d-block mt-3 fw-semibold' : undefined}
            id={errorId}
            role="alert"
          >
            {isMissing && t('common:obrigatorio_escolher_opcao')}
          </p>
          <button className="btn btn-action w-100 mt-4" type="submit">
            {t('common:language.confirm')}
          </button>
        </div>
      </form>
    </dialog>
  );
}
