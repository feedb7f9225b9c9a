import { Helmet } from 'react-helmet';
import type { ErrorWords } from './error-words';
import './ErrorScreen.scss';

/** The spec's title, and a script's messages, are not translated. */
const title = 'Unexpected Application Error!';
const titleLanguage = 'en';

interface Props {
  error: unknown;
  /** What the visitor can do, in the page's language; absent where the page's words did not arrive. */
  words?: ErrorWords | undefined;
}

/** The error in one line: status and status text of an answer, else its message. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** What is shown when a page cannot be (spec, section 2: the default error screen). */
export function ErrorScreen({ error, words }: Props) {
  return (
    <main className="error-screen panel">
      <Helmet>
        <html lang={words?.language ?? titleLanguage} />
        <title>{title}</title>
      </Helmet>
      <div className="error-screen__words wrap">
        <div className="error-screen__report" role="alert">
          <h1 className="error-screen__title" lang={titleLanguage}>
            {title}
          </h1>
          {words && <p className="lead">{words.text}</p>}
          <p className="error-screen__message" lang={titleLanguage}>
            {describe(error)}
          </p>
        </div>
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
      </div>
    </main>
  );
}
