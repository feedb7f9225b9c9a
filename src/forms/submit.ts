import {
  formService,
  photosField,
  referenceField,
  returnField,
  subjectField,
} from './form-service';

/** Time limit of a request, ms. With photos it is four times as long. */
export const submitTimeout = 30_000;

export type Outcome = 'sent' | 'failed';

/** The text of a field; empty without it. */
export const textIn = (body: FormData, name: string): string => {
  const text = body.get(name);
  return typeof text === 'string' ? text : '';
};

/**
 * Subject of a request's mail, on one line: its kind, who asks, the service. A mailbox joins mails of one subject into
 * one conversation.
 */
function subjectOf(body: FormData): string {
  const [kind, name, surname, email, service] = [
    subjectField,
    'name',
    'surname',
    'email',
    'service',
  ].map((field) =>
    textIn(body, field)
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim(),
  );
  const who = [name, surname].filter(Boolean).join(' ') || email;
  return [kind, who, service].filter(Boolean).join(' – ');
}

/** Makes the body of a form the request that the script posts. */
export function requestOf(body: FormData, photos: readonly Blob[]): FormData {
  body.set(subjectField, subjectOf(body));
  // The second of the request. Digits can be said on the phone in any language; eight do not repeat for three years.
  body.set(referenceField, String(Math.floor(Date.now() / 1000)).slice(-8));
  body.delete(returnField);
  body.delete(photosField);
  photos.forEach((photo, index) => body.append(photosField, photo, `photo-${index + 1}.jpg`));
  return body;
}

/** Posts a request. Only the response's ok flag decides (spec, section 7). Logs failures (spec, section 8). */
export async function submit(body: FormData): Promise<Outcome> {
  // Gatsby's browsers include UC Browser, which has no `AbortSignal.timeout`.
  const clock = new AbortController();
  const timer = setTimeout(
    () => clock.abort(new DOMException('The form service did not answer.', 'TimeoutError')),
    submitTimeout * (body.has(photosField) ? 4 : 1),
  );
  try {
    const response = await fetch(formService.endpoint, {
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
