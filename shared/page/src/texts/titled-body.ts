import { styled } from '@jangteo/ui';

/** The body of a page that begins with a large title and a line about it, above a form or facts. */
export const TitledBody = styled('div', {
  base: {
    paddingInline: '5',
    paddingTop: '6',
    // Room for the action bar.
    paddingBottom: '8rem',
    '& h1': { fontSize: '3xl', fontWeight: 'bold', lineHeight: 'tight', letterSpacing: '-0.02em' },
    '& > p': { marginTop: '2', fontSize: 'md', color: 'fg.muted', textWrap: 'pretty' },
  },
});
