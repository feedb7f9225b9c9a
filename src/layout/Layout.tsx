import '../styles/bootstrap.scss';
import '../styles/index.scss';
import type { PageProps } from 'gatsby';
import { useMemo } from 'react';
import { PageContext, pageOf, type PlannedContext } from '../hooks/usePage';
import { useLanguage } from '../i18n/useLanguage';
import { PageHead } from '../seo/PageHead';
import { Footer } from './Footer/Footer';
import { Header } from './Header/Header';
import { QuickBar } from './QuickBar/QuickBar';
import { RouteAnnouncer } from './RouteAnnouncer/RouteAnnouncer';
import { SkipLink } from './SkipLink/SkipLink';

type Props = PageProps<Queries.SiteDataFragment, PlannedContext>;

function SiteLayout({ data, pageContext, location, children }: Props) {
  const page = useMemo(() => pageOf(data, pageContext), [data, pageContext]);
  useLanguage(page, location.search);
  return (
    <PageContext.Provider value={page}>
      <SkipLink />
      <Header />
      {children}
      <Footer />
      <QuickBar />
      <PageHead />
      <RouteAnnouncer />
    </PageContext.Provider>
  );
}

/** Surrounds every page and stays while one replaces another. Pages that Gatsby adds while developing have no layout. */
export default function Layout(props: Props) {
  return props.pageContext.route ? <SiteLayout {...props} /> : props.children;
}
