import { styled } from '@jangteo/ui';
import { type ReactNode, useRef } from 'react';
import type { ActionBarMark } from './action-bar-place.ts';
import { usePublishedHeight } from './use-published-height.ts';

const Root = styled('div', {
  base: {
    position: 'sticky',
    zIndex: 'sticky',
    display: 'flex',
    gap: '2',
    paddingInline: '4',
    paddingTop: '2.5',
    bg: 'bg',
    borderTopWidth: '1px',
    marginTop: 'auto',
    '& > *': { flex: '1', minWidth: '0' },
    // A message stands on a line of its own above the buttons.
    '& > [role=alert]': { flexBasis: 'full', fontSize: 'sm', color: 'error', textAlign: 'center' },
    '&:has(> [role=alert])': { flexWrap: 'wrap' },
  },
  variants: {
    aboveNavigation: {
      true: {
        bottom: 'max({sizes.bottomBar} + env(safe-area-inset-bottom), var(--keyboard, 0px))',
        paddingBottom: '2.5',
      },
      false: { bottom: 'var(--keyboard, 0px)', paddingBottom: 'calc({spacing.2.5} + env(safe-area-inset-bottom))' },
    },
  },
});

interface ActionBarProps {
  /** Whether the page keeps the bottom navigation. */
  aboveNavigation?: boolean;
  /** Buttons side by side; before them, where something failed, a message with the role `alert`. */
  children: ReactNode;
}

/** The page's main actions, visible at every scroll position and above the keyboard. Floating elements keep clear of it. */
export function ActionBar({ aboveNavigation = false, children }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar);
  const mark: ActionBarMark = { 'data-action-bar': aboveNavigation ? 'above-navigation' : 'page-end' };
  return (
    <Root ref={bar} aboveNavigation={aboveNavigation} {...mark}>
      {children}
    </Root>
  );
}
