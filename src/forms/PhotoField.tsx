import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState } from 'react';
import { FieldMessage, Optional } from './Field';
import { photosField } from './form-service';
import { maxPhotoSize, sortPhotos } from './photos';
import type { FormState } from './useForm';

const namesOf = (files: readonly File[]) => files.map(({ name }) => name).join(', ');

/** The file field for photos, with the names of those that will be sent and of what cannot be. */
export function PhotoField({ state: { form, unreadable } }: { state: FormState }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const show = () => setFiles([...(input.current?.files ?? [])]);
  // What was chosen before the scripts came.
  useEffect(show, []);
  const { taken, refused } = sortPhotos(files, unreadable);
  const isWrong = refused.length > 0;
  const id = `${form}-photos`;
  return (
    <div className="form__field col d-flex flex-column">
      <label className="form-label" htmlFor={id}>
        {t('photos:label')} <Optional />
      </label>
      <input
        ref={input}
        id={id}
        className={clsx('form-control', isWrong && 'is-invalid')}
        type="file"
        name={photosField}
        accept="image/*"
        multiple
        aria-invalid={isWrong || undefined}
        aria-describedby={`${id}-chosen`}
        onChange={show}
      />
      <div className="text-break" id={`${id}-chosen`} aria-live="polite">
        {taken.length > 0 && (
          <p className="form-text">{t('photos:chosen', { names: namesOf(taken) })}</p>
        )}
        {isWrong && (
          <FieldMessage>
            {t('photos:refused', { names: namesOf(refused), max: maxPhotoSize })}
          </FieldMessage>
        )}
      </div>
    </div>
  );
}
