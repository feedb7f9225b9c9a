import { clsx } from 'clsx';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import type { FormName } from '../../forms/fields';
import { photosField } from '../../forms/form-service';
import { useForm } from '../../forms/FormsProvider';
import { choosePhotos, maxPhotoSize, preparePhotos } from '../../forms/photos';
import { useEarlyInput } from '../../hooks/useEarlyInput';
import { Icon } from '../Icon';
import { FieldMessage, Optional } from './Field';
import './PhotoField.scss';

/**
 * The file field for photos, a removable thumbnail of each chosen photo, and errors. Without script the browser names
 * the chosen files.
 */
export function PhotoField({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const [{ draft, photos, nextPhotoId, photoFaults }, dispatch] = useForm(form);
  const list = useRef<HTMLUListElement>(null);
  const id = `${form}-photos`;
  const faultsId = `${id}-faults`;
  /** Whether a reload has lost photos of the draft. */
  const isLost = photos.length === 0 && draft.hasPhotos;
  const isFaulty = photoFaults.length > 0;

  /** Moves the files from the field to the form's state. */
  const take = (field: HTMLInputElement) => {
    const files = [...(field.files ?? [])];
    if (files.length === 0) return;
    field.value = '';
    const { taken, faults } = choosePhotos(files, photos.length);
    const chosen = preparePhotos(taken, nextPhotoId, photos.at(-1)?.whenReady);
    dispatch({ type: 'photosChosen', photos: chosen, faults });
    for (const { id: photo, whenReady } of chosen)
      whenReady.then(
        (ready) => dispatch({ type: 'photoReady', id: photo, ready }),
        () => dispatch({ type: 'photoUnreadable', id: photo }),
      );
  };

  const input = useEarlyInput(take);

  useEffect(() => {
    if (isLost) dispatch({ type: 'photosLost' });
  }, [isLost, dispatch]);

  const remove = (index: number, photo: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input.current)?.focus();
    dispatch({ type: 'photoRemoved', id: photo });
  };

  const isReady = photos.every(({ ready }) => ready);
  const isCleaned = photos.every(({ ready }) => ready?.thumbnail);
  return (
    <div>
      <label className="form-label d-block" htmlFor={id}>
        {t('photos:label')} <Optional />
      </label>
      <div className="position-relative">
        <input
          id={id}
          className={clsx('form-control', isFaulty && 'is-invalid')}
          type="file"
          name={photosField}
          accept="image/*"
          multiple
          aria-invalid={isFaulty || undefined}
          aria-describedby={faultsId}
          onChange={({ currentTarget }) => take(currentTarget)}
          ref={input}
        />
        <span
          className="photo-field__words d-flex align-items-center justify-content-center gap-2 position-absolute top-0 w-100 h-100 rounded bg-body-secondary text-primary-emphasis fw-semibold pe-none"
          aria-hidden="true"
        >
          <Icon name="plus" />
          {t('photos:add')}
        </span>
      </div>
      {photos.length > 0 && (
        <ul className="d-flex flex-wrap gap-2 mt-2" role="list" ref={list}>
          {photos.map(({ id: photo, name, ready }, index) => (
            <li
              key={photo}
              className="photo-field__photo position-relative border rounded bg-body-tertiary"
            >
              {ready?.thumbnail && (
                <img
                  className="w-100 h-100 rounded object-fit-cover"
                  src={ready.thumbnail}
                  alt={name}
                />
              )}
              <button
                className="btn btn-outline-primary btn-icon position-absolute top-0 end-0 m-1 bg-body-secondary"
                type="button"
                onClick={() => remove(index, photo)}
              >
                <Icon name="close" />
                <span className="visually-hidden">
                  {t('photos:remove', { number: index + 1, name })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div aria-live="polite">
        {photos.length > 0 && (
          <p className="small text-body-secondary mt-2">
            {isReady
              ? `${t('photos:ready', { number: photos.length })} ${isCleaned ? t('photos:cleaned') : t('photos:unchanged')}`
              : t('photos:preparing')}
          </p>
        )}
        <ul className="text-break" role="list" id={faultsId}>
          {photoFaults.map(({ reason, names }, index) => (
            <li key={index}>
              <FieldMessage>
                {t(`photos:errors.${reason}`, { names, max: maxPhotoSize })}
              </FieldMessage>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
