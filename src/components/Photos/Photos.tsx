import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { FormName } from '../../forms/fields';
import { largestPhoto } from '../../forms/photo-limits';
import { photoStore } from '../../forms/photos';
import { Icon } from '../Icon';
import { keepNames, noteNames, takeOver } from './hand-over';
import './Photos.scss';

export { attach } from './hand-over';

/** The photographs of a form: small versions with a way to remove each, and what went wrong. */
export function Photos({ form }: { form: FormName }) {
  const { t } = useTranslation();
  const [input] = useState(
    () => document.getElementById(`${form}-photos`) as HTMLInputElement, // see PhotoField
  );
  const list = useRef<HTMLUListElement>(null);
  const { photos, faults } = useSyncExternalStore(photoStore.subscribe, () => photoStore.of(form));
  const faultsId = `${input.id}-faults`;
  const isFaulty = faults.length > 0;

  useEffect(() => {
    const take = () => takeOver(form, input);
    take();
    input.addEventListener('change', take);
    return () => input.removeEventListener('change', take);
  }, [form, input]);

  useEffect(() => {
    // A form that was just sent still shows its text. It must not be kept again.
    if (isFaulty) keepNames(form, input);
    else noteNames(form, input);
  }, [form, input, photos, isFaulty]);

  useEffect(() => {
    if (isFaulty) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    input.setAttribute('aria-describedby', faultsId);
  }, [input, isFaulty, faultsId]);

  const remove = (index: number, id: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input).focus();
    photoStore.remove(form, [id]);
    keepNames(form, input);
  };

  const isReady = photos.every(({ ready }) => ready);
  return (
    <>
      {createPortal(
        <span className="photos__cover" aria-hidden="true">
          <Icon name="plus" />
          {t('photos:add')}
        </span>,
        input.parentElement!,
      )}
      {photos.length > 0 && (
        <ul className="photos__list" role="list" ref={list}>
          {photos.map(({ id, name, ready }, index) => (
            <li key={id} className="photos__item">
              {ready && <img className="photos__picture" src={ready.thumbnail} alt={name} />}
              <button
                className="btn btn-outline-primary btn-icon photos__remove"
                type="button"
                onClick={() => remove(index, id)}
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
          <p className="small text-body-secondary photos__state">
            {isReady ? t('photos:ready', { number: photos.length }) : t('photos:preparing')}
          </p>
        )}
        <ul className="photos__faults" role="list" id={faultsId}>
          {faults.map(({ reason, names }) => (
            <li key={`${reason} ${names}`} className="field__error">
              <Icon name="alert" />
              {t(`photos:errors.${reason}`, { names, max: largestPhoto })}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
