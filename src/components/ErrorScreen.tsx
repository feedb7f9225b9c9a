import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { Helmet } from 'react-helmet';
import { usePage } from '../hooks/usePage';
import { localisedPath } from '../i18n/paths';
import { anchors, routes } from '../routes';

/** Not translated, like the messages of errors (spec, section 2). */
const title = 'Unexpected Application Error!';
const titleLanguage = 'en';

/** One line: a response's status and status text, or the error's message. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

interface ScreenProps {
  error: unknown;
  /** What the visitor can do. */
  text?: string;
  /** Buttons and links that do it. */
  children: ReactNode;
}

/** The default error screen (spec, section 2). */
function ErrorScreen({ error, text, children }: ScreenProps) {
  return (
    <main className="section panel bg-body-tertiary" id={anchors.main} tabIndex={-1}>
      <div className="container">
        <div role="alert">
          <h1 className="h2" lang={titleLanguage}>
            {title}
          </h1>
          {text && <p className="lead mt-4">{text}</p>}
        </div>
        <p className="d-flex flex-wrap gap-2 mt-4">{children}</p>
        <p className="small text-body-secondary text-break mt-4" lang={titleLanguage}>
          {describe(error)}
        </p>
      </div>
    </main>
  );
}

const reload = () => window.location.reload();

/** Takes the place of a page that throws, inside the layout. */
export function PageError({ error }: FallbackProps) {
  const { t } = useTranslation();
  const { language } = usePage();
  return (
    <ErrorScreen error={error} text={t('common:error.text')}>
      <button className="btn btn-primary" type="button" onClick={reload}>
        {t('common:error.reload')}
      </button>
      {/* Not a Link: a full page load works whatever failed here. */}
      <a className="btn btn-outline-primary" href={localisedPath(routes.home, language)}>
        {t('common:error.home')}
      </a>
    </ErrorScreen>
  );
}

/** Takes the place of the whole site. It has no words of a language, because they are page data. */
function RootError({ error }: FallbackProps) {
  return (
    <ErrorScreen error={error}>
      <Helmet htmlAttributes={{ lang: titleLanguage }} title={title} />
      <button className="btn btn-primary" type="button" aria-label="Reload" onClick={reload}>
        ↻
      </button>
    </ErrorScreen>
  );
}

/** Nothing else handles back and forward once the router has failed. */
const reloadOnBack = () => window.addEventListener('popstate', reload);

/** Shows the error screen for errors of the router and of the layout. */
export function RootErrorBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={RootError} onError={reloadOnBack}>
      {children}
    </ErrorBoundary>
  );
}
