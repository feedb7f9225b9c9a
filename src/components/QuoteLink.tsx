import { Link } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { usePage } from '../hooks/usePage';
import { anchors, routes } from '../routes';
import { ScrollLink } from './ScrollLink';

interface Props {
  className: string;
  /** Whether the form’s address takes the place of this one in the history. */
  replace?: boolean;
  /** Called on the way. */
  onFollow?: () => void;
  children: ReactNode;
}

/** The way to the quote form: that of the page, or else of the contact page. */
export function QuoteLink({ className, replace = false, onFollow, children }: Props) {
  const { hasQuoteForm } = usePage();
  return hasQuoteForm ? (
    <ScrollLink className={className} target={anchors.quote} replace={replace} onFollow={onFollow}>
      {children}
    </ScrollLink>
  ) : (
    <Link
      className={className}
      to={`${routes.contact}#${anchors.quote}`}
      replace={replace}
      onClick={onFollow}
    >
      {children}
    </Link>
  );
}
