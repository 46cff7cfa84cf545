import type { SearchRank as Rank } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Badge, Empty, Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { koreanMoment } from '../layout/korean-date.ts';
import { Section } from '../layout/section.tsx';
import { searchRankQuery } from './search-queries.ts';

const List = styled('ol', {
  base: {
    paddingInline: '4',
    '& a': { display: 'flex', alignItems: 'center', gap: '3', minHeight: '3rem', fontSize: 'lg' },
    '& b': { width: '1.5rem', textAlign: 'center', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
    '& li:nth-of-type(-n + 3) b': { color: 'primary.text' },
    '& [data-part=keyword]': {
      flex: '1',
      minWidth: '0',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-part=change]': { flexShrink: '0', fontSize: 'sm', fontVariantNumeric: 'tabular-nums', color: 'fg.subtle' },
    '& [data-way=up]': { color: 'error' },
    '& [data-way=down]': { color: 'info' },
  },
});

export function SearchRank() {
  const query = useQuery(searchRankQuery());
  return (
    <Section
      id="rank"
      title="인기 검색어"
      text={query.data && `${koreanMoment(query.data.baseDt)} 기준`}
      query={query}
      skeleton={
        <Stack gap="5" paddingInline="4">
          {['first', 'second', 'third', 'fourth', 'fifth'].map((place) => (
            <Skeleton key={place} width="60%" height="1.25rem" />
          ))}
        </Stack>
      }
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty icon="search" title="인기 검색어를 모으고 있어요." />}
    >
      {({ list }) => (
        <List>
          {list.map((entry) => (
            <li key={entry.rank}>
              <Link to={links.searchProducts(entry.keyword)}>
                <b>{entry.rank}</b>
                <span data-part="keyword">{entry.keyword}</span>
                <Change {...entry} />
              </Link>
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

function Change({ diff, isNew }: Rank['list'][number]) {
  if (isNew) return <Badge tone="primary">NEW</Badge>;
  if (diff === 0) return <span data-part="change">-</span>;
  return (
    <span data-part="change" data-way={diff > 0 ? 'up' : 'down'}>
      <VisuallyHidden>{diff > 0 ? '오름' : '내림'} </VisuallyHidden>
      {diff > 0 ? '▲' : '▼'}
      {Math.abs(diff)}
    </span>
  );
}
