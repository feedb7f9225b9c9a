/** A request that has no answer by then has failed, ms. */
export const submitTimeout = 30_000;

export type Outcome = 'sent' | 'failed';

/**
 * Posts a form. Success is the answer's ok flag alone, its body is not read (spec, section 7); both kinds of
 * failure are written to the console (spec, section 8) and end the same way for the visitor.
 *
 * @param body the fields, sent as multipart
 */
export async function submit(endpoint: string, body: FormData): Promise<Outcome> {
  const clock = new AbortController();
  const timer = setTimeout(
    () => clock.abort(new DOMException('The form service did not answer.', 'TimeoutError')),
    submitTimeout,
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
