import { usePage } from '../hooks/usePage';
import type { ComponentProps } from 'react';
import { Icon } from './Icon';
import './ContactLinks.scss';

interface Props {
  by: 'phone' | 'email';
  className?: string;
}

/** The phone number or the e-mail address in large type, as a link. */
export function ContactLink({ by, className = '' }: Props) {
  const { email, phone } = usePage().company;
  const [name, host] = email.split('@');
  const emailText = (
    <>
      {name}@<wbr />
      {host}
    </>
  );
  return (
    <a
      className={`contact-link contact-link--${by} ${className}`.trim()}
      href={by === 'phone' ? `tel:${phone.international}` : `mailto:${email}`}
    >
      {by === 'phone' ? phone.display : emailText}
    </a>
  );
}

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
