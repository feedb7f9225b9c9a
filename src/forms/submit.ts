import { photosField } from './form-service';
import type { ReadyPhoto } from './photos';

/** Time limit of a request, ms. With photos it is four times as long. */
export const submitTimeout = 30_000;

export type Outcome = 'sent' | 'failed';

/**
 * Posts a form with its photos. Only the response's ok flag decides (spec, section 7). Logs failures (spec, section 8).
 *
 * @param body gets the photos, so it can be posted once
 */
export async function submit(
  endpoint: string,
  body: FormData,
  photos: readonly ReadyPhoto[] = [],
): Promise<Outcome> {
  photos.forEach(({ file }, index) =>
    body.append(photosField, file, file instanceof File ? file.name : `photo-${index + 1}.jpg`),
  );
  // Gatsby's browsers include UC Browser, which has no `AbortSignal.timeout`.
  const clock = new AbortController();
  const timer = setTimeout(
    () => clock.abort(new DOMException('The form service did not answer.', 'TimeoutError')),
    submitTimeout * (photos.length > 0 ? 4 : 1),
  );
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: clock.signal,
    });
    if (response.ok) return 'sent';
    console.error('StaticForms submission failed.');
  } catch (error) {
    console.error('Error submitting form:', error);
  } finally {
    clearTimeout(timer);
  }
  return 'failed';
}
