import { styled } from '@jangteo/ui';

/** A section of the search's start. Its head keeps its height, whatever it contains. */
export const SearchPart = styled('section', {
  base: {
    paddingTop: '4',
    paddingBottom: '2',
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      flexWrap: 'wrap',
      columnGap: '3',
      minHeight: 'touch',
      paddingInline: '4',
    },
    '& > header > h2': { fontSize: 'xl', fontWeight: 'bold', lineHeight: 'tight' },
    '& > header > :not(h2)': { flexShrink: '0', fontSize: 'sm', color: 'fg.subtle' },
    '& > header button': { minHeight: 'touch', paddingInline: '2' },
    // The words stand at the page's edge line; their touch targets reach beyond it.
    '& > header > div': { marginRight: '-2' },
  },
});
