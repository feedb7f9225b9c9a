import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState, type FormEvent, type SyntheticEvent } from 'react';
import type { DialogControl } from '../../components/Dialog/useDialog';
import { Flag } from '../../components/Flag/Flag';
import { Icon } from '../../components/Icon/Icon';
import { usePage } from '../../hooks/usePage';
import { isLanguage, languageFacts, languages } from '../../i18n/languages';
import { useLanguageChange } from '../../navigation/useLanguageChange';
import '../../components/Dialog/Dialog.scss';
import './LanguagePicker.scss';

const titleId = 'language-title';
const errorId = 'language-error';
const field = 'language';

/** The dialog that switches the page to another language. */
export function LanguagePicker({ dialog }: { dialog: DialogControl }) {
  const { t } = useTranslation();
  const { language: current } = usePage();
  const changeLanguage = useLanguageChange();
  const [missing, setMissing] = useState(false);

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(field);
    setMissing(!isLanguage(chosen));
    if (!isLanguage(chosen)) return;
    dialog.close();
    void changeLanguage(chosen);
  };

  const reset = ({ currentTarget }: SyntheticEvent) => {
    setMissing(false);
    currentTarget.querySelector('form')?.reset();
  };

  return (
    <dialog
      {...dialog.attributes}
      className="dialog language-picker"
      aria-labelledby={titleId}
      onClose={reset}
    >
      <form className="language-picker__form" key={current} onSubmit={confirm} noValidate>
        <div className="language-picker__head">
          <h2 className="language-picker__title" id={titleId}>
            {t('common:language.title')}
          </h2>
          <p className="language-picker__intro">{t('common:language.intro')}</p>
          <button
            type="button"
            className="icon-button language-picker__close"
            onClick={dialog.close}
          >
            <Icon name="close" />
            <span className="visually-hidden">{t('common:language.close')}</span>
          </button>
        </div>
        <fieldset className="language-picker__choices" aria-describedby={errorId}>
          <legend className="visually-hidden">{t('common:language.legend')}</legend>
          {languages.map((language) => (
            <label key={language} className="language-picker__choice" lang={language}>
              <Flag language={language} />
              {languageFacts[language].ownName}
              <input
                className="language-picker__radio"
                type="radio"
                name={field}
                value={language}
                defaultChecked={language === current}
                onChange={() => setMissing(false)}
              />
            </label>
          ))}
        </fieldset>
        <p className="language-picker__error" id={errorId} role="alert">
          {missing && t('common:obrigatorio_escolher_opcao')}
        </p>
        <button className="btn btn--amber btn--wide" type="submit">
          {t('common:language.confirm')}
        </button>
      </form>
    </dialog>
  );
}
