import { Icon, type IconName, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled('ul', {
  base: {
    marginInline: '-4',
    '& > li > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3.25rem',
      paddingInline: '4',
      _active: { bg: 'bg.subtle' },
    },
    '& > li > a > svg': { flexShrink: '0', color: 'fg.muted' },
    '& > li > a > svg:last-child': { marginLeft: 'auto', color: 'fg.subtle' },
    '& small': { fontSize: 'sm', color: 'fg.subtle' },
  },
});

/** A list of links; each link contains a `RowFace`. */
export const RowList = Root;

export function RowFace({ icon, children }: { icon?: IconName; children: ReactNode }) {
  return (
    <>
      {icon && <Icon name={icon} size={22} />}
      {children}
      <Icon name="chevron" size={18} />
    </>
  );
}
