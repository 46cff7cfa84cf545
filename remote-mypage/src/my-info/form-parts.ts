import { textFieldStyles } from '@jangteo/page';
import { styled } from '@jangteo/ui';

export const InfoBody = styled('div', {
  base: {
    paddingInline: '5',
    paddingTop: '6',
    paddingBottom: '8rem',
    wordBreak: 'keep-all',
    '& h1': { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& > p': { marginTop: '2', fontSize: 'md', color: 'fg.muted' },
  },
});

/** A field with its label above and what is said of it below. */
export const Field = styled('div', {
  base: {
    marginTop: '6',
    '& label': { display: 'block', marginBottom: '2', fontSize: 'md', fontWeight: 'semibold' },
    '& > div': { display: 'flex', gap: '2' },
    '& input': {
      flex: '1',
      minWidth: '0',
      height: '3.25rem',
      paddingInline: '4',
      ...textFieldStyles,
      '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.stroke', outlineOffset: '-1px' },
      '&:disabled': { bg: 'bg.subtle', color: 'fg.subtle' },
    },
    '& > div > button': { minHeight: '3.25rem', whiteSpace: 'nowrap' },
    '& > p': { minHeight: '1.5rem', marginTop: '2', fontSize: 'md', color: 'fg.subtle' },
    '& > p[data-tone=good]': { color: 'success' },
    '& > p[data-tone=bad]': { color: 'error' },
  },
});
