import { styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled('div', {
  base: {
    position: 'sticky',
    zIndex: 'sticky',
    bottom: '0',
    display: 'flex',
    gap: '2',
    paddingInline: '4',
    paddingTop: '2.5',
    paddingBottom: 'calc({spacing.2.5} + env(safe-area-inset-bottom))',
    bg: 'bg',
    borderTopWidth: '1px',
    '& > *': { flex: '1' },
  },
});

/** What can be done here, within reach wherever the page is scrolled to. What floats keeps clear of it. */
export const ActionBar = ({ children }: { children: ReactNode }) => <Root data-action-bar>{children}</Root>;
