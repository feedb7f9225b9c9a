import type {
  WrapPageElementBrowserArgs,
  WrapPageElementNodeArgs,
  WrapRootElementBrowserArgs,
  WrapRootElementNodeArgs,
} from 'gatsby';
import { Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Helmet } from 'react-helmet';
import type common from '../../locales/fr/common.json';
import { fallbackLanguage, isLanguage } from '../i18n/languages';
import { localisedPath } from '../i18n/paths';
import { routes } from '../routes';
import { Icon } from './Icon';
import { LogoPicture } from './Logo';

/** Not translated, like the messages of errors (spec, section 2). */
const title = 'Unexpected Application Error!';
const titleLanguage = 'en';

/** The data of a page, undefined if it did not load. */
export type PageData = Partial<Pick<Queries.SiteDataFragment, 'locales' | 'company'>> | undefined;

/** A link that calls the business. */
interface Phone {
  href: string;
  text: string;
}

let servedPhone: Phone | undefined;

/** Notes the phone number of the page that was served, for an error after which no data can be had. */
function rememberPhone(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
  const link = links.find(({ textContent }) => /\d/.test(textContent ?? '')) ?? links[0];
  if (!link) return;
  const text = link.textContent?.trim() ?? '';
  servedPhone = { href: link.href, text: /\d/.test(text) ? text : link.href.slice('tel:'.length) };
}

function phoneOf(data: PageData): Phone | undefined {
  const phone = data?.company?.phone;
  return phone ? { href: `tel:${phone.international}`, text: phone.display } : servedPhone;
}

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
  const phone = phoneOf(data);
  return (
    <main className="panel bg-body-tertiary min-vh-100 d-flex align-items-center">
      <Helmet>
        <html lang={texts?.language ?? titleLanguage} />
        <title>{title}</title>
      </Helmet>
      <div className="container">
        <p className="logo mb-4">
          <LogoPicture name={data?.company?.name} />
        </p>
        <div role="alert">
          <h1 className="h2" lang={titleLanguage}>
            {title}
          </h1>
          {texts && <p className="lead mt-4">{texts.text}</p>}
        </div>
        <p className="d-flex flex-wrap gap-2 mt-4">
          {phone && (
            <a className="btn btn-primary text-nowrap" href={phone.href}>
              <Icon name="phone" />
              {phone.text}
            </a>
          )}
          <button
            className="btn btn-outline-primary"
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
        <p className="small text-body-secondary text-break mt-4" lang={titleLanguage}>
          {describe(error)}
        </p>
      </div>
    </main>
  );
}

/** Without the router nothing else follows back and forward. */
const reloadOnBack = () => window.addEventListener('popstate', () => window.location.reload());

interface Props {
  /** Path of the page: the error screen goes when it changes. */
  address?: string;
  data?: PageData;
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

  override componentDidCatch() {
    if (this.props.address === undefined) reloadOnBack();
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

/** Gatsby's `wrapRootElement`: the same for what is thrown between the page and the root, as by the router. */
export function withRootErrorScreen({
  element,
}: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
  return <ErrorBoundary>{element}</ErrorBoundary>;
}

/**
 * Shows the error screen if an error has left nothing of the page: what Gatsby throws outside `wrapRootElement` no
 * boundary can catch.
 *
 * @param container holds the page
 */
export function watchForBlankPage(container: Element): void {
  rememberPhone();
  const look = (error: unknown) =>
    setTimeout(() => {
      if (container.hasChildNodes() || !container.isConnected) return;
      const place = document.createElement('div');
      container.replaceWith(place);
      reloadOnBack();
      createRoot(place).render(<ErrorScreen error={error} data={undefined} />);
    });
  window.addEventListener('error', ({ error, message }) => look(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => look(reason));
}
