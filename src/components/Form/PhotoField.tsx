import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState, type FormEvent } from 'react';
import { photosField, type FormName } from '../../forms/fields';
import { LoadNear } from '../LoadNear';
import { Icon } from '../Icon';
import { Optional } from './Field';
import './PhotoField.scss';

const importPhotos = async () => (await import('./Photos')).Photos;

/** How long the script may take that prepares photographs, once the form is to be sent, ms. */
const longestWait = 10_000;

/** The script that prepares photographs; undefined if it does not come, as after a new version of the site. */
const photosScript = () =>
  Promise.race([
    import('./Photos').then(
      ({ attachPhotos: attach }) => attach,
      () => undefined,
    ),
    new Promise<undefined>((resolve) => void setTimeout(resolve, longestWait)),
  ]);

/** Adds a form's photographs to what is posted (Photos.tsx), or its files as they were chosen. */
export async function attachPhotos(form: FormName, element: HTMLFormElement, body: FormData) {
  const attach = await photosScript();
  if (attach) return attach(form, element, body);
  const input = element.querySelector<HTMLInputElement>('[type=file]');
  for (const file of input?.files ?? []) body.append(photosField, file);
  return () => undefined;
}

/**
 * The field for photographs. Without script, and as long as the script that takes its files is not there, the browser shows
 * which were chosen.
 */
export function PhotoField({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const [holdsFiles, setHoldsFiles] = useState(false);
  const id = `${form}-photos`;
  const look = ({ currentTarget: { files } }: FormEvent<HTMLInputElement>) =>
    setHoldsFiles(files !== null && files.length > 0);
  return (
    <div>
      <label className="form-label d-block" htmlFor={id}>
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
          onInput={look}
          onChange={look}
        />
        {!holdsFiles && (
          <span
            className="photo-field__words d-flex align-items-center justify-content-center gap-2 position-absolute top-0 w-100 h-100 rounded bg-body-secondary text-primary-emphasis fw-semibold pe-none"
            aria-hidden="true"
          >
            <Icon name="plus" />
            {t('photos:add')}
          </span>
        )}
      </div>
      <LoadNear importComponent={importPhotos} props={{ form }} margin={300} />
    </div>
  );
}
