import { clsx } from 'clsx';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useInBrowser } from '../hooks/useInBrowser';
import './Tabs.scss';

interface Props {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly { id: string; label: ReactNode; panel: ReactNode }[];
}

/** The tab that was selected when the visitor left the page, kept in its entry of the history. */
function keptTab(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'tab' in state ? Number(state.tab) : 0;
}

/**
 * Tabs (WAI-ARIA pattern with automatic activation), one set on a page. Back and forward lead to the selected one.
 * Without script, CSS shows all panels.
 */
export function Tabs({ label, tabs }: Props) {
  const kept = useInBrowser(keptTab, 0);
  const [chosen, choose] = useState<number>();
  const selected = Math.min(chosen ?? kept, tabs.length - 1);
  const list = useRef<HTMLDivElement>(null);

  const select = (tab: number) => {
    choose(tab);
    window.history.replaceState({ ...window.history.state, tab }, '');
  };

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
