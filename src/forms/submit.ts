/** How long a request may take, ms. With photographs, four times as long. */
export const submitTimeout = 30_000;

export type Outcome = 'sent' | 'failed';

/** Adds the photographs to a body. Returns what to call once they were sent. */
export type Attach = () => Promise<() => void>;

/** Posts a form. Only the response's ok flag decides (spec, section 7). Logs failures (spec, section 8). */
export async function submit(endpoint: string, body: FormData, attach?: Attach): Promise<Outcome> {
  const clock = new AbortController();
  let timer;
  try {
    const onSent = attach && (await attach());
    timer = setTimeout(
      () => clock.abort(new DOMException('The form service did not answer.', 'TimeoutError')),
      submitTimeout * (attach ? 4 : 1),
    );
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { accept: 'application/json' },
      signal: clock.signal,
    });
    if (response.ok) {
      onSent?.();
      return 'sent';
    }
    console.error('StaticForms submission failed.');
  } catch (error) {
    console.error('Error submitting form:', error);
  } finally {
    clearTimeout(timer);
  }
  return 'failed';
}
