import { Skeleton, styled } from '@jangteo/ui';

/** Above a list: the number of its items, and a button for all of them. */
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

export const ListHeadSkeleton = () => (
  <ListHead aria-hidden>
    <Skeleton width="4rem" height="1.25rem" />
  </ListHead>
);
