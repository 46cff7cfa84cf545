import { styled } from '../theme/styled.tsx';

/** The shape that an empty and a failed list share. */
export const Notice = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: '2',
    paddingInline: '6',
    paddingBlock: '10',
    textAlign: 'center',
    color: 'fg.subtle',
    fontSize: 'md',
    '& > svg': { color: 'grey.400', marginBottom: '1' },
    '& > :is(strong, h1)': { color: 'fg', fontSize: 'lg', fontWeight: 'semibold' },
    '& > p': { textWrap: 'balance' },
    '& > button, & > a, & > div': { marginTop: '3' },
    // As prominent as a button: the next step from here.
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '4',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      color: 'fg',
      fontWeight: 'semibold',
      _active: { bg: 'bg.muted' },
    },
  },
  // A page without other content centres the notice in the viewport.
  variants: { alone: { true: { minHeight: '60dvh', justifyContent: 'center' }, false: {} } },
  defaultVariants: { alone: false },
});
