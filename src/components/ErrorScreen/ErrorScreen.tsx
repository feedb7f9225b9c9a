import type { ErrorWords } from './error-words';

interface Props {
  error: unknown;
  /** What the visitor can do, in the page's language; absent where the page's words did not arrive. */
  words?: ErrorWords | undefined;
}

/** The error in one line: status and status text of an answer, else its message. */
export function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** What is shown when a page cannot be (spec, section 2: the default error screen). */
export function ErrorScreen({ error, words }: Props) {
  return (
    <main className="error-screen wrap" role="alert">
      <h1 className="error-screen__title">Unexpected Application Error!</h1>
      <p className="error-screen__message">{describe(error)}</p>
      {words && <p>{words.text}</p>}
      <p className="error-screen__ways">
        <button className="btn btn--call" type="button" onClick={() => window.location.reload()}>
          {words?.reload ?? '↻'}
        </button>
        {words && (
          // Loaded from the host, whatever is broken here.
          <a className="btn btn--quiet" href={words.homeAddress}>
            {words.home}
          </a>
        )}
      </p>
    </main>
  );
}
