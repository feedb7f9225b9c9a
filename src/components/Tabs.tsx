import { clsx } from 'clsx';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useKeptState } from '../hooks/useKeptState';
import './Tabs.scss';

interface Props {
  /** Unique on the page, the same in each language. */
  name: string;
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[];
}

/**
 * Tabs (WAI-ARIA pattern with automatic activation). The selected one stays when the language changes. Without script,
 * CSS shows all panels.
 */
export function Tabs({ name, label, tabs }: Props) {
  const [selected, select] = useKeptState(name, 0);
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return; // the browser's, such as Alt+← for Back
    const targets: Record<string, number> = {
      ArrowRight: (selected + 1) % tabs.length,
      ArrowLeft: (selected - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    select(next);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };

  return (
    <div>
      <div
        ref={list}
        className="nav nav-underline tabs__list mb-4"
        role="tablist"
        aria-label={label}
      >
        {tabs.map(({ id, label: title }, index) => (
          <button
            key={id}
            className={clsx('nav-link', index === selected && 'active')}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-controls={`panel-${id}`}
            aria-selected={index === selected}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => select(index)}
            onKeyDown={move}
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ id, panel }, index) => (
        <div
          key={id}
          className="tabs__panel"
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          hidden={index !== selected}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
