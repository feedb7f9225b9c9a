import { useTranslation } from 'gatsby-plugin-react-i18next';
import { subjects, type FormName } from '../../forms/fields';
import { formService, honeypotField, returnField, subjectField } from '../../forms/service';
import { usePage } from '../../hooks/usePage';
import { localisedPath } from '../../i18n/paths';

/** Id of the message that a post without script returns to. */
export const sentId = (form: FormName) => `sent-${form}`;

/** The fields that the visitor does not fill in: key, subject, language, return address and honeypot. */
export function HiddenFields({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const { language, company, route } = usePage();
  const origin = formService.returnOrigin ?? company.siteUrl;
  const returnUrl = `${origin}${localisedPath(route, language)}#${sentId(form)}`;
  return (
    <>
      <input type="hidden" name={formService.keyField} value={formService.key} />
      <input type="hidden" name={subjectField} value={t(subjects[form])} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name={returnField} value={returnUrl} />
      <label className="visually-hidden" aria-hidden="true">
        {t('common:form.honeypot')}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
