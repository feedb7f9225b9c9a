import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon/Icon';

interface Props {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** One way to reach the business. */
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
