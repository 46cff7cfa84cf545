import type { ReactNode } from 'react';
import { styled } from '../theme/styled.tsx';

const Root = styled('nav', {
  base: {
    position: 'fixed',
    zIndex: 'bottomBar',
    insetInline: '0',
    bottom: '0',
    maxWidth: 'column',
    marginInline: 'auto',
    bg: 'bg',
    boxShadow: 'bar',
    paddingBottom: 'env(safe-area-inset-bottom)',
    '& > ul': { display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column' },
    '& a': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5',
      height: 'bottomBar',
      fontSize: '2xs',
      fontWeight: 'medium',
      color: 'fg.subtle',
    },
    '& a[aria-current=page]': { color: 'primary.text', fontWeight: 'bold' },
    '& a:focus-visible': { outlineOffset: '-2px' },
  },
});

export interface BottomBarProps {
  label: string;
  /** One `li` with one link (icon and word) for each tab. */
  children: ReactNode;
}

export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <Root aria-label={label}>
      <ul>{children}</ul>
    </Root>
  );
}
