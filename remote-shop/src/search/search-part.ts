import { styled } from '@jangteo/ui';

/** A part of what one may look for. Its head is equally high, whatever stands in it. */
export const SearchPart = styled('section', {
  base: {
    paddingTop: '4',
    paddingBottom: '2',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'touch',
      paddingInline: '4',
    },
    '& > header > h2': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' },
    '& > header > :not(h2)': { flexShrink: '0', fontSize: 'sm', color: 'fg.subtle' },
    '& > header button': { minHeight: 'touch', paddingInline: '2' },
    // Words at the page's edge line, not the targets around them.
    '& > header > div': { marginRight: '-2' },
  },
});
