import '../styles/index.scss';
import type { PageProps } from 'gatsby';
import { I18nContext } from 'gatsby-plugin-react-i18next';
import { useContext, useDeferredValue, useMemo, type ReactNode } from 'react';
import { CurrentPageContext, type CurrentPage } from '../context/current-page';
import { SiteDataContext, siteDataOf, type SiteData } from '../context/site-data';
import { TranslationsContext, translationsOf, type Translations } from '../context/translations';
import { keepsScroll, type RouterLocation } from '../navigation/useLanguageChange';
import { PageHead } from '../seo/PageHead';
import { Footer } from './Footer/Footer';
import { Header } from './Header/Header';
import { QuickBar } from './QuickBar/QuickBar';
import { RouteAnnouncer } from './RouteAnnouncer/RouteAnnouncer';
import { SkipLink } from './SkipLink/SkipLink';

type Props = PageProps<
  Queries.SiteDataFragment,
  Pick<CurrentPage, 'route' | 'hasQuoteForm' | 'category'>
>;

interface Shown {
  site: SiteData;
  page: CurrentPage;
  translations: Translations;
}

function Providers({ shown, children }: { shown: Shown; children: ReactNode }) {
  return (
    <SiteDataContext.Provider value={shown.site}>
      <TranslationsContext.Provider value={shown.translations}>
        <CurrentPageContext.Provider value={shown.page}>{children}</CurrentPageContext.Provider>
      </TranslationsContext.Provider>
    </SiteDataContext.Provider>
  );
}

const beforePage = (
  <>
    <SkipLink />
    <Header />
  </>
);

const afterPage = (
  <>
    <Footer />
    <QuickBar />
    <PageHead />
    <RouteAnnouncer />
  </>
);

/** Whether the visitor followed a link to a page that is read from its top. */
const isFollowedLink = (location: RouterLocation) =>
  location.action === 'PUSH' && !location.hash && !keepsScroll(location);

/** Header and footer are rendered after the page they surround, which is therefore painted first. */
function SiteLayout({ data, pageContext, location, children }: Props) {
  const { i18n } = useContext(I18nContext);
  const page = useMemo(() => {
    const { route, hasQuoteForm, category } = pageContext;
    const isClientNavigation = isFollowedLink(location);
    return { route, hasQuoteForm, category, meta: data.meta, isClientNavigation };
  }, [data, pageContext, location]);
  const shown = useMemo(
    () => ({ page, site: siteDataOf(data), translations: translationsOf(i18n) }),
    [page, data, i18n],
  );
  return (
    <Providers shown={useDeferredValue(shown)}>
      {beforePage}
      <Providers shown={shown}>{children}</Providers>
      {afterPage}
    </Providers>
  );
}

/** Surrounds every page and stays while one replaces another. Pages that Gatsby adds while developing have no layout. */
export default function Layout(props: Props) {
  return props.pageContext.route ? <SiteLayout {...props} /> : props.children;
}
