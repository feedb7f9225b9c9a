/** A request under way, which waits for what the test makes of it. */
interface Pending {
  url: unknown;
  body: unknown;
  answer: (ok: boolean) => void;
}

const realFetch = globalThis.fetch;

/** Lets every request wait. Returns those that were made, the oldest first: a list that grows. */
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
