import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import './Accordion.scss';

interface AccordionItem {
  title: string;
  content: ReactNode;
  icon?: IconName;
}

interface Props {
  /** Names the group: of the items that share it one is open at a time. Unique on its page. */
  name: string;
  items: readonly AccordionItem[];
}

/** Titles that open to their content, the first open (spec, section 4). Works without script. */
export function Accordion({ name, items }: Props) {
  return (
    <div className="accordion">
      {items.map(({ title, content, icon }, index) => (
        <details key={title} className="accordion__item" name={name} open={index === 0}>
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
