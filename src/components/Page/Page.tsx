import { useMemo, useRef, type ReactNode } from 'react';
import { useReveal } from '../../behaviours/useReveal';
import { useWords } from '../../language/words';
import { anchors, routes } from '../../routes';
import { Footer } from '../../sections/Footer/Footer';
import { Header } from '../../sections/Header/Header';
import { QuickBar } from '../../sections/QuickBar/QuickBar';
import { FrameContext, type Frame } from './frame';
import { PageHead } from './PageHead';
import { breadcrumbList, electrician, type Crumb, type StructuredData } from './structured-data';
import './Page.scss';

interface Props {
  /** The result of the page's query, which spreads the `Frame` fragment. */
  data: Queries.FrameFragment;
  /** The page's address without language. */
  route: string;
  title: string;
  description: string;
  /** The way to the page, home first, the page itself last; none for the home page. */
  crumbs?: Crumb[];
  structuredData?: (company: Frame['company']) => StructuredData[];
  children: ReactNode;
}

/** A page: its head, the header and footer around it, and its own sections as children. */
export function Page({
  data,
  route,
  title,
  description,
  crumbs = [],
  structuredData,
  children,
}: Props) {
  const { language, t } = useWords();
  const { company, categories, build, shareCard } = data;
  const buildYear = build?.year ?? '';
  if (!company) throw new Error('data/company.json is missing');
  const main = useRef<HTMLElement>(null);
  useReveal(main, route);
  const frame = useMemo(
    () => ({ company, categories: categories.nodes, route, buildYear }),
    [company, categories, route, buildYear],
  );
  return (
    <FrameContext.Provider value={frame}>
      <PageHead
        route={route}
        title={title}
        description={description}
        company={company}
        shareCard={shareCard}
        addressed={route !== routes.notFound}
        structuredData={[
          electrician(company, language, t('common:meta.trades')),
          ...(crumbs.length > 0 ? [breadcrumbList(crumbs, company, language)] : []),
          ...(structuredData?.(company) ?? []),
        ]}
      />
      <a className="skip-link" href={`#${anchors.main}`}>
        {t('common:nav.skip')}
      </a>
      <Header />
      <main id={anchors.main} tabIndex={-1} ref={main}>
        {children}
      </main>
      <Footer />
      <QuickBar />
    </FrameContext.Provider>
  );
}
