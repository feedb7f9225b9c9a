import { useSiteData } from '../../context/site-data';
import './ContactLink.scss';

interface Props {
  by: 'phone' | 'email';
  className?: string;
}

/** The business's phone number or e-mail address in large type, ready to be used. */
export function ContactLink({ by, className = '' }: Props) {
  const { email, phone } = useSiteData().company;
  const [name, host] = email.split('@');
  return (
    <a
      className={`contact-link contact-link--${by} ${className}`.trim()}
      href={by === 'phone' ? `tel:${phone.international}` : `mailto:${email}`}
    >
      {by === 'phone' ? (
        phone.display
      ) : (
        <>
          {name}@<wbr />
          {host}
        </>
      )}
    </a>
  );
}
