import type {
  WrapPageElementBrowserArgs,
  WrapPageElementNodeArgs,
  WrapRootElementBrowserArgs,
} from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
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

/** Phone link of the failed page, which is still in the document during the error screen's first render. */
function phoneInPage(): Phone | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="tel:"]')];
  const link = links.find(({ textContent }) => /\d/.test(textContent ?? ''));
  return link && { href: link.href, text: link.textContent?.trim() ?? '' };
}

function phoneOf(data: PageData): Phone | undefined {
  const phone = data?.company?.phone;
  return phone ? { href: `tel:${phone.international}`, text: phone.display } : phoneInPage();
}

const key = 'common:error';

/** Id of the {@link ErrorWords} element. */
const errorWordsId = 'error-words';

/** The texts of the error screen, from the page's data: the error screen is outside the i18n provider. */
function translationsIn(data: PageData) {
  const [namespace, group = ''] = key.split(':');
  const node = data?.locales?.edges.find((edge) => edge.node.ns === namespace)?.node;
  const texts = node && (JSON.parse(node.data) as Record<string, typeof common.error>)[group];
  if (!texts) return undefined;
  return { ...texts, language: isLanguage(node.language) ? node.language : fallbackLanguage };
}

/** One line: a response's status and status text, or the error's message. */
function describe(error: unknown): string {
  if (error instanceof Response) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : String(error);
}

/**
 * Text for the error screen ({@link ErrorWords}) in the failed page, or the one before it. The page's data may be what
 * failed to load, and text outside the data would add five languages to every script.
 */
function wordsInPage() {
  const element = document.getElementById(errorWordsId);
  return element && { text: element.textContent, language: document.documentElement.lang };
}

/** The error screen's text, hidden in the page. */
export function ErrorWords() {
  const { t } = useTranslation();
  return (
    <p hidden id={errorWordsId}>
      {t('common:error.text')}
    </p>
  );
}

/** Replaces a page that cannot be shown (spec, section 2: the default error screen). */
function ErrorScreen({ error, data }: { error: unknown; data?: PageData }) {
  const texts = translationsIn(data);
  const [phone] = useState(() => phoneOf(data));
  const [kept] = useState(() => (texts ? null : wordsInPage()));
  return (
    <main className="panel bg-body-tertiary min-vh-100 d-flex align-items-center">
      <Helmet>
        <html lang={texts?.language ?? kept?.language ?? titleLanguage} />
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
          {(texts ?? kept) && <p className="lead mt-4">{(texts ?? kept)?.text}</p>}
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

/** Gatsby's `wrapPageElement`, for the browser and the static HTML: the error screen disappears on a page change. */
export function withErrorScreen({
  element,
  props: { location, data },
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return (
    <ErrorBoundary
      resetKeys={[location.pathname]}
      fallbackRender={({ error }) => <ErrorScreen error={error} data={data} />}
    >
      {element}
    </ErrorBoundary>
  );
}

/** Nothing else handles back and forward once the router has failed. */
const reloadOnBack = () => window.addEventListener('popstate', () => window.location.reload());

/** Gatsby's `wrapRootElement`: shows the error screen for errors of the router. */
export function withRootErrorScreen({ element }: Pick<WrapRootElementBrowserArgs, 'element'>) {
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} onError={reloadOnBack}>
      {element}
    </ErrorBoundary>
  );
}
