import type { KeyboardEvent } from 'react';
import { styled } from '../theme/styled.tsx';
import { tabStyles } from './tab-styles.ts';

const Root = styled('div', tabStyles);

export interface TabItem<Id extends string = string> {
  id: Id;
  label: string;
}

export interface TabsProps<Id extends string> {
  /** What the tabs switch between. */
  label: string;
  items: readonly TabItem<Id>[];
  current: Id;
  onChange: (id: Id) => void;
  sticky?: boolean;
}

export const tabPanelProps = (id: string) =>
  ({ role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab`, tabIndex: 0 }) as const;

/** Tabs that switch panels on the same page: one stop for the Tab key, arrows within. */
export function Tabs<Id extends string>({ label, items, current, onChange, sticky }: TabsProps<Id>) {
  function onKeyDown(event: KeyboardEvent) {
    const to =
      items[
        targetOf(
          event.key,
          items.findIndex(({ id }) => id === current),
          items.length,
        )
      ];
    if (!to) return;
    event.preventDefault();
    onChange(to.id);
    document.getElementById(`${to.id}-tab`)?.focus();
  }

  return (
    <Root sticky={sticky}>
      <div data-part="list" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {items.map(({ id, label }) => (
          <div key={id} data-part="item" role="presentation">
            <button
              type="button"
              data-part="tab"
              role="tab"
              id={`${id}-tab`}
              aria-controls={`${id}-panel`}
              aria-selected={id === current}
              tabIndex={id === current ? 0 : -1}
              onClick={() => onChange(id)}
            >
              {label}
            </button>
          </div>
        ))}
      </div>
    </Root>
  );
}

function targetOf(key: string, from: number, count: number): number {
  if (key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
