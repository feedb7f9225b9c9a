import { Children, useContext, useRef, type ReactNode } from 'react';
import { useReveal } from '../../behaviours/useReveal';
import { useWords } from '../../language/words';
import { anchors, routes } from '../../routes';
import { useFrame, type Company } from './frame';
import { HeadContext } from './Head';
import { CompleteContext } from './Later';
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
 * made, which lie below it, and before what stands `Later` in it.
 */
export function Page({ title, description, crumbs = [], structuredData, children }: Props) {
  const { language, t } = useWords();
  const { company, shareCard } = useFrame();
  const { route } = useThisPage();
  const complete = useContext(CompleteContext);
  const main = useRef<HTMLElement>(null);
  useReveal(main, complete);
  useContext(HeadContext).element = (
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
  );
  return (
    <main id={anchors.main} tabIndex={-1} ref={main} aria-busy={!complete || undefined}>
      {Children.toArray(children).slice(0, complete ? undefined : 1)}
    </main>
  );
}
