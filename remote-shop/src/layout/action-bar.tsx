import { styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

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
    '& > *': { flex: '1' },
  },
  variants: {
    aboveNavigation: {
      true: { bottom: 'calc({sizes.bottomBar} + env(safe-area-inset-bottom))', paddingBottom: '2.5' },
      false: { bottom: '0', paddingBottom: 'calc({spacing.2.5} + env(safe-area-inset-bottom))' },
    },
  },
});

interface ActionBarProps {
  /** Whether the page keeps the bottom navigation. */
  aboveNavigation?: boolean;
  children: ReactNode;
}

/** What can be done here, within reach wherever the page is scrolled to. What floats keeps clear of it. */
export const ActionBar = ({ aboveNavigation = false, children }: ActionBarProps) => (
  <Root aboveNavigation={aboveNavigation} data-action-bar={aboveNavigation ? 'above-navigation' : ''}>
    {children}
  </Root>
);
