import '../styles/bootstrap.scss';
import '../styles/index.scss';
import type { PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useMemo, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { PageError } from '../components/ErrorScreen';
import { useCurrentT } from '../hooks/useCurrentT';
import { SitePageContext, usePage } from '../hooks/usePage';
import { type PageContext, pageOf } from './site-page';
import { anchors } from '../routes';
import { Footer } from './Footer';
import { Header } from './Header';
import { PageHead } from './PageHead';
import { QuickBar } from './QuickBar';
import './Layout.scss';

/** Skips the header; the first element in the tab order. */
function SkipLink() {
  const { t } = useTranslation();
  return (
    <a
      className="skip-link btn btn-primary visually-hidden-focusable position-absolute top-0 start-0 m-2"
      href={`#${anchors.main}`}
    >
      {t('common:nav.skip')}
    </a>
  );
}

/** Announces each page change to screen readers in the page's language. Gatsby's announcer speaks English only. */
export function RouteAnnouncer() {
  const t = useCurrentT();
  const { meta } = usePage();
  const [served] = useState(meta);
  const [hasMoved, setHasMoved] = useState(false);
  if (meta !== served && !hasMoved) setHasMoved(true);
  return (
    <p className="visually-hidden" role="status">
      {hasMoved && t('common:nav.announcement', { page: meta.title })}
    </p>
  );
}

type Props = PageProps<Queries.SiteDataFragment, PageContext>;

function SiteLayout({ data, pageContext, location, children }: Props) {
  const page = useMemo(() => pageOf(data, pageContext), [data, pageContext]);
  return (
    <SitePageContext.Provider value={page}>
      <SkipLink />
      <Header />
      <ErrorBoundary FallbackComponent={PageError} resetKeys={[location.pathname]}>
        {children}
      </ErrorBoundary>
      <Footer />
      <QuickBar />
      <PageHead />
      <RouteAnnouncer />
    </SitePageContext.Provider>
  );
}

/** Wraps every page and stays mounted across page changes. Pages that Gatsby adds in development have no layout. */
export default function Layout(props: Props) {
  return props.pageContext.route ? <SiteLayout {...props} /> : props.children;
}
