import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { photosField, type FormName } from '../../forms/fields';
import { largestPhoto, photoStore } from '../../forms/photos';
import { Icon } from '../Icon';
import { FieldMessage } from './Field';
import './Photos.scss';

/** Notes the names of a form's photographs at its field, where the next draft finds them. */
function setDraftNames(form: FormName, input: HTMLInputElement): void {
  input.dataset.photos = photoStore.namesOf(form);
}

/** The same, and lets the form keep a draft. */
function saveDraftNames(form: FormName, input: HTMLInputElement): void {
  if ((input.dataset.photos ?? '') === photoStore.namesOf(form)) return;
  setDraftNames(form, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Takes the files out of a form's field. Where a draft names photographs that are gone, a reload has lost them. */
function moveFilesToStore(form: FormName, input: HTMLInputElement): void {
  const files = [...(input.files ?? [])];
  if (files.length > 0) photoStore.add(form, files);
  else if (input.dataset.photos && photoStore.namesOf(form) === '') photoStore.markLost(form);
  input.value = '';
}

/** Takes over what a visitor has chosen in a form's field. */
function connectField(form: FormName, input: HTMLInputElement): void {
  moveFilesToStore(form, input);
  saveDraftNames(form, input);
}

/**
 * Adds a form's photographs to what is posted, once they are prepared.
 *
 * @returns drops what was sent
 * @throws if one of them cannot be sent, or if the visitor has not seen yet that one was not taken
 */
export async function attachPhotos(
  form: FormName,
  element: HTMLFormElement,
  body: FormData,
): Promise<() => void> {
  const input = element.querySelector<HTMLInputElement>('[type=file]')!;
  const seen = photoStore.of(form).faults;
  moveFilesToStore(form, input);
  setDraftNames(form, input);
  const { photos, faults } = photoStore.of(form);
  try {
    if (faults.length > 0 && faults !== seen) throw new Error('A photo was not taken.');
    const ready = await Promise.all(photos.map(({ whenReady }) => whenReady));
    ready.forEach(({ jpeg }, index) => body.append(photosField, jpeg, `photo-${index + 1}.jpg`));
  } catch (error) {
    input.focus();
    throw error;
  }
  const ids = photos.map(({ id }) => id);
  return () => photoStore.remove(form, ids);
}

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
    const take = () => connectField(form, input);
    take();
    input.addEventListener('change', take);
    return () => input.removeEventListener('change', take);
  }, [form, input]);

  useEffect(() => {
    // A form that was just sent still shows its text. It must not be kept again.
    if (isFaulty) saveDraftNames(form, input);
    else setDraftNames(form, input);
  }, [form, input, photos, isFaulty]);

  useEffect(() => {
    input.classList.toggle('is-invalid', isFaulty);
    if (isFaulty) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
    input.setAttribute('aria-describedby', faultsId);
  }, [input, isFaulty, faultsId]);

  const remove = (index: number, id: number) => {
    const buttons = list.current?.querySelectorAll('button');
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? input).focus();
    photoStore.remove(form, [id]);
    saveDraftNames(form, input);
  };

  const isReady = photos.every(({ ready }) => ready);
  return (
    <>
      {photos.length > 0 && (
        <ul className="d-flex flex-wrap gap-2 mt-2" role="list" ref={list}>
          {photos.map(({ id, name, ready }, index) => (
            <li key={id} className="photos__item position-relative border rounded bg-body-tertiary">
              {ready && (
                <img
                  className="w-100 h-100 rounded object-fit-cover"
                  src={ready.thumbnail}
                  alt={name}
                />
              )}
              <button
                className="btn btn-outline-primary btn-icon position-absolute top-0 end-0 m-1 bg-body-secondary"
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
          <p className="small text-body-secondary mt-2">
            {isReady ? t('photos:ready', { number: photos.length }) : t('photos:preparing')}
          </p>
        )}
        <ul className="text-break" role="list" id={faultsId}>
          {faults.map(({ reason, names }) => (
            <li key={`${reason} ${names}`}>
              <FieldMessage>
                {t(`photos:errors.${reason}`, { names, max: largestPhoto })}
              </FieldMessage>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
