import type { ReactNode } from 'react';
import { styled } from '../theme/styled.tsx';

const Root = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '3',
    paddingInline: '4',
    '& h2': { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& p': { marginTop: '1', fontSize: 'md', color: 'fg.subtle', lineHeight: 'snug' },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      flexShrink: '0',
      minHeight: 'touch',
      marginBlock: '-0.625rem',
      fontSize: 'sm',
      color: 'fg.subtle',
    },
    // An arrow has air around it; its tip stands on the page's edge line.
    '& > a > svg': { marginRight: '-1' },
  },
});

export interface SectionHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  /** Names the section that this heads: `<section aria-labelledby={id}>`. */
  id?: string;
  /** A link to all of it. */
  action?: ReactNode;
}

export function SectionHeader({ title, text, id, action }: SectionHeaderProps) {
  return (
    <Root>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {action}
    </Root>
  );
}
