import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';
import './Accordion.scss';

interface Props {
  /** Unique on its page: the browser keeps one item open for each name. */
  name: string;
  items: readonly { title: string; content: ReactNode; icon?: IconName }[];
  className?: string;
  /** Whether no item is open at first. */
  isClosed?: boolean;
}

/** An accordion with its first item open (spec, section 4). Works without script. */
export function Accordion({ name, items, className = '', isClosed }: Props) {
  return (
    <div className={`accordion ${className}`.trim()}>
      {items.map(({ title, content, icon }, index) => (
        <details
          key={index}
          className="accordion__item"
          name={name}
          open={!isClosed && index === 0}
        >
          <summary className="accordion__title">
            {icon && <Icon name={icon} className="accordion__icon" />}
            {title}
            <Icon name="plus" className="accordion__sign" />
          </summary>
          <div className="accordion__content">{content}</div>
        </details>
      ))}
    </div>
  );
}
