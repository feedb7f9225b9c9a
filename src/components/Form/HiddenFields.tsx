import type { FormName } from '../../forms/fields';
import { formService, honeypotField, returnField } from '../../forms/service';
import { localisedPath } from '../../i18n/paths';
import { useTranslations } from '../../context/translations';
import { useSiteData } from '../../context/site-data';
import { useCurrentPage } from '../../context/current-page';

/** Id of the notice to which a post without script comes back. */
export const sentId = (form: FormName) => `sent-${form}`;

/** What a form carries besides its fields: the key, the page's language, the trap for machines, the way back. */
export function HiddenFields({ form }: { form: FormName }) {
  const { language, t } = useTranslations();
  const { company } = useSiteData();
  const { route } = useCurrentPage();
  const origin = formService.returnOrigin ?? company.siteUrl;
  return (
    <>
      <input type="hidden" name={formService.keyField} value={formService.key} />
      <input type="hidden" name="language" value={language} />
      <input
        type="hidden"
        name={returnField}
        value={`${origin}${localisedPath(route, language)}#${sentId(form)}`}
      />
      <label className="form__trap" aria-hidden="true">
        {t('common:form.honeypot')}
        <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  );
}
