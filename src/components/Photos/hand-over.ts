import type { FormName } from '../../forms/fields';
import { photoStore } from '../../forms/photos';
import { photosField } from '../../forms/service';

/** Notes the names of a form's photographs at its field, where the next draft finds them. */
export function noteNames(form: FormName, input: HTMLInputElement): void {
  input.dataset.photos = photoStore.namesOf(form);
}

/** The same, and lets the form keep a draft. */
export function keepNames(form: FormName, input: HTMLInputElement): void {
  if ((input.dataset.photos ?? '') === photoStore.namesOf(form)) return;
  noteNames(form, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Takes the files out of a form's field. Where a draft names photographs that are gone, a reload has lost them. */
function takeOut(form: FormName, input: HTMLInputElement): void {
  const files = [...(input.files ?? [])];
  if (files.length > 0) photoStore.add(form, files);
  else if (input.dataset.photos && photoStore.namesOf(form) === '') photoStore.lose(form);
  input.value = '';
}

/** Takes over what a visitor has chosen in a form's field. */
export function takeOver(form: FormName, input: HTMLInputElement): void {
  takeOut(form, input);
  keepNames(form, input);
}

/**
 * Adds a form's photographs to what is posted, once they are prepared.
 *
 * @returns drops what was sent
 * @throws if one of them cannot be sent, or if the visitor has not seen yet that one was not taken
 */
export async function attach(
  form: FormName,
  element: HTMLFormElement,
  body: FormData,
): Promise<() => void> {
  const input = element.querySelector<HTMLInputElement>('[type=file]')!;
  const seen = photoStore.of(form).faults;
  takeOut(form, input);
  noteNames(form, input);
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
