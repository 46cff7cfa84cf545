import { styled } from '@jangteo/ui';

/** A page that is one message in the middle of the screen: a drawing, what happened, and where to go from here. */
export const MessagePage = styled('section', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    minHeight: '100dvh',
    padding: '6',
    textAlign: 'center',
    color: 'fg.muted',
    '& > svg': { color: 'primary.stroke' },
    '& > h1': { fontSize: '2xl', fontWeight: 'bold', color: 'fg' },
    '& > p': { maxWidth: '20rem', textWrap: 'balance' },
    '& > :is(a, button, div)': { marginTop: '4', minWidth: '10rem' },
  },
});
