import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { tabAfterKey } from './roving';
import './Tabs.scss';

interface Tab {
  id: string;
  label: ReactNode;
  panel: ReactNode;
}

interface Props {
  /** What the tabs choose among, for screen readers. */
  label: string;
  tabs: readonly Tab[];
}

/** Tabs after the WAI-ARIA pattern, the first selected. Without script all panels show, one below the other. */
export function Tabs({ label, tabs }: Props) {
  const [selected, select] = useState(0);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(event.key, selected, tabs.length);
    if (next === null) return;
    event.preventDefault();
    select(next);
    buttons.current[next]?.focus();
  };

  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label}>
        {tabs.map(({ id, label: title }, index) => (
          <button
            key={id}
            ref={(button) => {
              buttons.current[index] = button;
            }}
            className="tabs__tab"
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
