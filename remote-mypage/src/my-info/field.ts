import { textFieldStyles } from '@jangteo/page';
import { styled } from '@jangteo/ui';

/** A field with its label above and its note or error below. */
export const Field = styled('div', {
  base: {
    marginTop: '6',
    '& label': { display: 'block', marginBottom: '2', fontSize: 'md', fontWeight: 'semibold' },
    '& > div': { display: 'flex', flexWrap: 'wrap', gap: '2' },
    '& input': {
      flex: '999 1 9.5rem',
      minWidth: '0',
      height: '3.25rem',
      paddingInline: '4',
      ...textFieldStyles,
      '&:disabled': { bg: 'bg.subtle', color: 'fg.subtle' },
    },
    '& > div > button': { flexGrow: '1', minHeight: '3.25rem', whiteSpace: 'nowrap' },
    '& > p': { minHeight: '1.5rem', marginTop: '2', fontSize: 'md', color: 'fg.subtle' },
    '& + button': { marginTop: '4' },
    '& > p[data-tone=good]': { color: 'success' },
    '& > p[data-tone=bad]': { color: 'error' },
  },
});
