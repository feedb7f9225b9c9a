import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Component, type ReactNode } from 'react';
import { Helmet } from 'react-helmet';
import type common from '../../locales/fr/common.json';
import { fallbackLanguage, isLanguage } from '../i18n/languages';
import { localisedPath } from '../i18n/paths';
import { routes } from '../routes';

/** Not translated, like the messages of errors (spec, section 2). */
const title = 'Unexpected Application Error!';
const titleLanguage = 'en';

/** The data of a page, undefined if it did not load. */
export type PageData = Partial<Pick<Queries.SiteDataFragment, 'locales'>> | undefined;

const key = 'common:error';

/** The texts of the error screen, from the page's data: the error screen is outside the i18n provider. */
function translationsIn(data: PageData) {
  const [namespace, group = ''] = key.split(':');
  const node = data?.locales?.edges.find((edge) => edge.node.ns === namespace)?.node;
  const texts = node && (JSON.parse(node.data) as Record<string, typeof common.error>)[group];
  if (!texts) return undefined;
  return { ...texts, language: isLanguage(node.language) ? node.language : fallbackLanguage };
}

/** One line: status and status text of a response, or else the message. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/** Replaces a page that cannot be shown (spec, section 2: the default error screen). */
function ErrorScreen({ error, data }: { error: unknown; data: PageData }) {
  const texts = translationsIn(data);
  return (
    <main className="panel bg-body-tertiary min-vh-100 d-flex align-items-center">
      <Helmet>
        <html lang={texts?.language ?? titleLanguage} />
        <title>{title}</title>
      </Helmet>
      <div className="container">
        <div role="alert">
          <h1 className="h2" lang={titleLanguage}>
            {title}
          </h1>
          {texts && <p className="lead mt-4">{texts.text}</p>}
          <p className="text-danger-emphasis text-break mt-4" lang={titleLanguage}>
            {describe(error)}
          </p>
        </div>
        <p className="d-flex flex-wrap gap-2 mt-4">
          <button
            className="btn btn-primary"
            type="button"
            onClick={() => window.location.reload()}
          >
            {texts?.reload ?? '↻'}
          </button>
          {texts && (
            // Not a Link: a full page load works whatever failed here.
            <a
              className="btn btn-outline-primary"
              href={localisedPath(routes.home, texts.language)}
            >
              {texts.home}
            </a>
          )}
        </p>
      </div>
    </main>
  );
}

interface Props {
  /** Path of the page: the error screen goes when it changes. */
  address: string;
  data: PageData;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown } | undefined;
}

/** Shows the error screen when a page fails to render. */
class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  private readonly hide = () => this.setState({ failure: undefined });

  override componentDidUpdate({ address }: Props) {
    if (this.state.failure && address !== this.props.address) this.hide();
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    return <ErrorScreen error={failure.error} data={this.props.data} />;
  }
}

/** Gatsby's `wrapPageElement`, for the browser and the static HTML. */
export function withErrorScreen({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return (
    <ErrorBoundary address={props.location.pathname} data={props.data}>
      {element}
    </ErrorBoundary>
  );
}
