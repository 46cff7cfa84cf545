import { Icon, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled('ul', {
  base: {
    marginInline: '-4',
    '& > li > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '3.25rem',
      paddingInline: '4',
      _active: { bg: 'bg.subtle' },
    },
    '& > li > a > svg': { marginLeft: 'auto', color: 'fg.subtle' },
    '& small': { fontSize: 'sm', color: 'fg.subtle' },
  },
});

/** A list of links; each link contains a `RowFace`. */
export const RowList = Root;

export function RowFace({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Icon name="chevron" size={18} />
    </>
  );
}
