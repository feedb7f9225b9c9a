/** A pending request, answered by the test. */
interface Pending {
  url: unknown;
  body: unknown;
  answer: (ok: boolean) => void;
}

const realFetch = globalThis.fetch;

/** Holds all requests. Returns the growing list of them, oldest first. */
export function holdRequests(): Pending[] {
  const pending: Pending[] = [];
  globalThis.fetch = (url, init) =>
    new Promise((resolve) => {
      pending.push({
        url,
        body: init?.body,
        answer: (ok) => resolve({ ok } as Response),
      });
    });
  return pending;
}

export function letRequestsGo(): void {
  globalThis.fetch = realFetch;
}
