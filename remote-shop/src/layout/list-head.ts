import { styled } from '@jangteo/ui';

/** Says how many there are, and what can be done with them. */
export const ListHead = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'touch',
    paddingLeft: '4',
    paddingRight: '1.5',
    fontSize: 'md',
    color: 'fg.muted',
    '& > p > b': { color: 'fg', fontWeight: 'bold' },
    '& > button': { minHeight: 'touch', paddingInline: '2.5', fontWeight: 'semibold' },
  },
});
