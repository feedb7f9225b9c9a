/** How long a request may take, ms. */
export const submitTimeout = 30_000;

export type Outcome = 'sent' | 'failed';

/** Posts a form. Only the response's ok flag decides (spec, section 7). Logs failures (spec, section 8). */
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
