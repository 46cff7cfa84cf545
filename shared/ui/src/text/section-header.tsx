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
    // The arrow's picture has a margin; its tip stands on the page's edge line.
    '& > a > svg': { marginRight: '-1' },
  },
});

export interface SectionHeaderProps {
  title: ReactNode;
  text?: ReactNode;
  /** The id of the heading: `<section aria-labelledby={id}>`. */
  id?: string;
  /** A link to the whole list. */
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
