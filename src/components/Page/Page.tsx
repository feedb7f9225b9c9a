import { Children, useRef, type ReactNode } from 'react';
import { usePainted } from '../../behaviours/usePainted';
import { useReveal } from '../../behaviours/useReveal';
import { useWords } from '../../language/words';
import { anchors, routes } from '../../routes';
import { useFrame, type Company } from './frame';
import { PageHead } from './PageHead';
import { breadcrumbList, electrician, type Crumb, type StructuredData } from './structured-data';
import { useThisPage } from './this-page';
import './Page.scss';

interface Props {
  title: string;
  description: string;
  /** The way to the page, home first, the page itself last; none for the home page. */
  crumbs?: Crumb[];
  structuredData?: (company: Company) => StructuredData[];
  /** The sections, in their order. */
  children: ReactNode;
}

/**
 * A page: its head, and its sections. Where it was clicked for, the first section is on the screen before the others are
 * made, which lie below it.
 */
export function Page({ title, description, crumbs = [], structuredData, children }: Props) {
  const { language, t } = useWords();
  const { company, shareCard } = useFrame();
  const { route, followed } = useThisPage();
  const main = useRef<HTMLElement>(null);
  const painted = usePainted(followed);
  useReveal(main, painted);
  return (
    <>
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
      <main id={anchors.main} tabIndex={-1} ref={main} aria-busy={!painted || undefined}>
        {painted ? children : Children.toArray(children)[0]}
      </main>
    </>
  );
}
