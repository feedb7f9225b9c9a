import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { FormName } from '../../forms/fields';
import { photosField } from '../../forms/service';
import { LoadNear } from '../LoadNear';

const importPhotos = async () => (await import('../Photos/Photos')).Photos;

/** Adds a form's photographs to what is posted (src/components/Photos/hand-over.ts). */
export const attachPhotos = async (form: FormName, element: HTMLFormElement, body: FormData) =>
  (await import('../Photos/Photos')).attach(form, element, body);

/** The field for photographs. Without script the browser posts the files as they are. */
export function PhotoField({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const id = `${form}-photos`;
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {t('photos:label')} <span className="field__optional">({t('common:form.optional')})</span>
      </label>
      <input
        id={id}
        className="form-control"
        type="file"
        name={photosField}
        accept="image/*"
        multiple
      />
      <LoadNear importComponent={importPhotos} props={{ form }} margin={300} />
    </div>
  );
}
