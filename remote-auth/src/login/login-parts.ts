import { styled } from '@jangteo/ui';

export const LoginBody = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - token(sizes.header) - env(safe-area-inset-top))',
    paddingInline: '6',
    paddingTop: '8',
    paddingBottom: 'calc(1.5rem + env(safe-area-inset-bottom))',
    '& > header > h1': { fontSize: '4xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& > header > p': { marginTop: '3', fontSize: 'md', color: 'fg.muted', textWrap: 'balance' },
    '& > [data-part=look-around]': {
      display: 'inline-flex',
      alignSelf: 'center',
      alignItems: 'center',
      minHeight: 'touch',
      marginTop: '3',
      paddingInline: '3',
      fontSize: 'md',
      color: 'fg.muted',
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
    },
    '& > footer': {
      display: 'flex',
      justifyContent: 'center',
      gap: '2',
      marginTop: '2',
      fontSize: 'sm',
      color: 'fg.subtle',
    },
    '& > footer > a': { display: 'inline-flex', alignItems: 'center', minHeight: 'touch', paddingInline: '2' },
  },
});

export const Reasons = styled('ul', {
  base: {
    display: 'grid',
    gap: '4',
    marginTop: '8',
    marginBottom: 'auto',
    paddingBottom: '8',
    '& > li': { display: 'flex', alignItems: 'center', gap: '3', fontSize: 'md' },
    '& svg': {
      flexShrink: '0',
      boxSizing: 'content-box',
      padding: '2',
      borderRadius: 'full',
      bg: 'primary.subtle',
      color: 'primary.stroke',
    },
  },
});
