import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useInBrowser } from '../hooks/useInBrowser';
import { Icon, type IconName } from './Icon';
import './Accordion.scss';

interface ItemProps {
  /** At most one item per name is open at a time. Items without a name are independent. */
  name?: string;
  title: ReactNode;
  isOpen: boolean;
  /** Slug of the category whose tint the item has. */
  category?: string;
  /** Id of the content: where scripts do not run, browsers open an item whose content a link leads to. */
  id?: string;
  children: ReactNode;
}

/** One item, inside `.accordion`. */
export function AccordionItem({ name, title, isOpen, category, id, children }: ItemProps) {
  return (
    <details
      className="accordion-item border-start-0 border-end-0"
      name={name}
      open={isOpen}
      data-category={category}
    >
      <summary className="accordion-button">
        {title}
        <Icon name="plus" className="accordion-sign" />
      </summary>
      <div className="accordion-body" id={id}>
        {children}
      </div>
    </details>
  );
}

interface Props {
  /** Unique on its page. */
  name: string;
  items: readonly { id?: string; title: string; content: ReactNode; icon?: IconName }[];
  className?: string;
  /** Whether the first item is open at first (spec, section 4). */
  isFirstOpen?: boolean;
}

/** An accordion. An address with the id of an item as its hash opens it. Works without script. */
export function Accordion({ name, items, className, isFirstOpen = false }: Props) {
  const target = useInBrowser(() => window.location.hash.slice(1), '');
  return (
    <div className={clsx('accordion', className)}>
      {items.map(({ id, title, content, icon }, index) => (
        <AccordionItem
          key={index}
          name={name}
          isOpen={(isFirstOpen && index === 0) || id === target}
          id={id}
          title={
            <>
              {icon && <Icon name={icon} className="text-primary-emphasis" />}
              {title}
            </>
          }
        >
          {content}
        </AccordionItem>
      ))}
    </div>
  );
}
