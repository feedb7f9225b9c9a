import { useTranslation } from 'gatsby-plugin-react-i18next';
import { photosField, type FormName } from '../../forms/fields';
import { LoadNear } from '../LoadNear';
import { Optional } from './Field';

const importPhotos = async () => (await import('./Photos')).Photos;

/** Adds a form's photographs to what is posted (Photos.tsx). */
export const attachPhotos = async (form: FormName, element: HTMLFormElement, body: FormData) =>
  (await import('./Photos')).attachPhotos(form, element, body);

/** The field for photographs. Without script the browser posts the files as they are. */
export function PhotoField({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const id = `${form}-photos`;
  return (
    <div>
      <label className="form-label" htmlFor={id}>
        {t('photos:label')} <Optional />
      </label>
      <div className="position-relative">
        <input
          id={id}
          className="form-control"
          type="file"
          name={photosField}
          accept="image/*"
          multiple
        />
      </div>
      <LoadNear importComponent={importPhotos} props={{ form }} margin={300} />
    </div>
  );
}
