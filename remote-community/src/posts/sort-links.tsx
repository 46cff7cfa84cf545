import { Link } from '@jangteo/navigation';
import { styled } from '@jangteo/ui';
import { type PostSort, postSorts } from './post-sort.ts';

const Root = styled('nav', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    marginTop: '-1.5',
    paddingInline: '2',
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      paddingInline: '2',
      fontSize: 'sm',
      color: 'fg.subtle',
    },
    '& > a[aria-current]': { color: 'fg', fontWeight: 'semibold' },
  },
});

interface SortLinksProps {
  current: PostSort;
  addressOf: (sort: PostSort) => string;
}

export const SortLinks = ({ current, addressOf }: SortLinksProps) => (
  <Root aria-label="정렬">
    {postSorts.map(({ sort, label }) => (
      <Link key={sort} to={addressOf(sort)} replace aria-current={sort === current ? 'true' : undefined}>
        {label}
      </Link>
    ))}
  </Root>
);
