import { useRef, useState, type FormEvent } from 'react';
import type { DialogControl } from '../../components/Dialog/useDialog';
import { useLanguageChange } from '../../navigation/useLanguageChange';
import { Flag } from '../../components/Flag/Flag';
import { Icon } from '../../components/Icon/Icon';
import { isLanguage, languageFacts, languages } from '../../i18n/languages';
import { useTranslations } from '../../context/translations';
import '../../components/Dialog/Dialog.scss';
import './LanguagePicker.scss';

interface Props {
  dialog: DialogControl;
}

const titleId = 'language-title';
const errorId = 'language-error';
const field = 'language';

/** Asks for the language of the site, and moves to the same page in it. */
export function LanguagePicker({ dialog }: Props) {
  const { t, language: current } = useTranslations();
  const changeLanguage = useLanguageChange();
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState(false);

  const confirm = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(field);
    setMissing(!isLanguage(chosen));
    if (!isLanguage(chosen)) return;
    dialog.close();
    void changeLanguage(chosen);
  };

  const startAnew = () => {
    setMissing(false);
    form.current?.reset();
  };

  return (
    <dialog
      {...dialog.attributes}
      className="dialog language-picker"
      aria-labelledby={titleId}
      onClose={startAnew}
    >
      <form
        className="language-picker__form"
        key={current}
        ref={form}
        onSubmit={confirm}
        noValidate
      >
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
