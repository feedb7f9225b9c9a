import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon';
import './ContactWay.scss';

interface Props {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** A way to reach the business, with its icon and what to expect. */
export function ContactWay({ icon, title, children }: Props) {
  return (
    <li className="contact-way">
      <span className="contact-way__disc">
        <Icon name={icon} />
      </span>
      <div className="contact-way__words">
        <h2 className="contact-way__title">{title}</h2>
        {children}
      </div>
    </li>
  );
}
