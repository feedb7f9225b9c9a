import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon';
import { usePage } from '../../hooks/usePage';

/** A link that calls the business. Its text is the phone number unless it has children. */
export function PhoneLink({ children, ...attributes }: Omit<ComponentProps<'a'>, 'href' | 'ref'>) {
  const { phone } = usePage().company;
  return (
    <a {...attributes} href={`tel:${phone.international}`}>
      <Icon name="phone" />
      {children ?? phone.display}
    </a>
  );
}
