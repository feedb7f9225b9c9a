import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { usePage } from '../hooks/usePage';
import { Icon } from './Icon';
import './ContactLinks.scss';

interface Props {
  by: 'phone' | 'email';
  className?: string;
}

/** The phone number or the e-mail address in large type, as a link. An address may break before its host. */
export function ContactLink({ by, className }: Props) {
  const { email, phone } = usePage().company;
  const [name, host] = email.split('@');
  return by === 'phone' ? (
    <a
      className={clsx(
        'contact-phone h3 text-body-emphasis link-amber d-inline-block text-nowrap',
        className,
      )}
      href={`tel:${phone.international}`}
    >
      {phone.display}
    </a>
  ) : (
    <a
      className={clsx(
        'contact-email h4 text-body-emphasis link-amber d-inline-block text-break',
        className,
      )}
      href={`mailto:${email}`}
    >
      {name}@<wbr />
      {host}
    </a>
  );
}

type PhoneProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** Whether it is inline text, without an icon. */
  isPlain?: boolean;
};

/** A link that calls the business. Its text is the phone number unless it has children. */
export function PhoneLink({ isPlain = false, children, ...attributes }: PhoneProps) {
  const { phone } = usePage().company;
  return (
    <a {...attributes} href={`tel:${phone.international}`}>
      {!isPlain && <Icon name="phone" />}
      {children ?? phone.display}
    </a>
  );
}

/** Street, postal code and town of the business in one line. */
export function PostalAddress() {
  const { street, postalCode, locality } = usePage().company.address;
  return `${street}, ${postalCode}\u00a0${locality}`;
}
