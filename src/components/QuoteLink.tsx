import { Link } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { usePage } from '../hooks/usePage';
import { anchors, routes } from '../routes';
import { ScrollLink } from './ScrollLink';

interface Props {
  className: string;
  children: ReactNode;
}

/** Link to the page's quote form, or else to that of the contact page. */
export function QuoteLink({ className, children }: Props) {
  const { hasQuoteForm } = usePage();
  return hasQuoteForm ? (
    <ScrollLink className={className} target={anchors.quote}>
      {children}
    </ScrollLink>
  ) : (
    <Link className={className} to={`${routes.contact}#${anchors.quote}`}>
      {children}
    </Link>
  );
}
