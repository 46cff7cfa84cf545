import { Icon, type IconName, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

const Root = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    paddingInline: '4',
    paddingTop: '10',
    paddingBottom: '6',
    textAlign: 'center',
    '& > span': {
      display: 'grid',
      placeItems: 'center',
      width: '20',
      height: '20',
      marginBottom: '5',
      borderRadius: 'full',
      bg: 'bg.muted',
      color: 'fg.muted',
    },
    '& h2': { fontSize: '2xl', fontWeight: 'bold', lineHeight: 'snug', textWrap: 'balance' },
    '& > p': { marginTop: '2', fontSize: 'lg', color: 'fg.muted', textWrap: 'balance' },
    '& > dl': { width: 'full', marginTop: '6' },
    '& > :is(a, button)': { marginTop: '2' },
    '& > dl + :is(a, button), & > p + :is(a, button)': { marginTop: '6' },
  },
  variants: {
    tone: {
      success: { '& > span': { bg: 'primary.subtle', color: 'primary.stroke' } },
      warning: { '& > span': { bg: 'warning.subtle', color: 'warning.text' } },
    },
  },
});

interface OutcomeProps {
  icon: IconName;
  title: string;
  text: string;
  tone?: 'success' | 'warning';
  children?: ReactNode;
}

/** The result of an exchange. Screen readers announce its changes. */
export function Outcome({ icon, title, text, tone, children }: OutcomeProps) {
  return (
    <Root tone={tone} aria-live="polite">
      <span>
        <Icon name={icon} size={40} />
      </span>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </Root>
  );
}
