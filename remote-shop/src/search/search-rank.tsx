import type { SearchRank as Rank } from '@jangteo/contract';
import { koreanMonthDayTime, Loaded, SearchPart } from '@jangteo/page';
import { Badge, Empty, Skeleton, styled, VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { KeywordLink } from './keyword-link.tsx';
import { searchRankQuery } from './search-queries.ts';

const List = styled('ol', {
  base: {
    paddingInline: '4',
    paddingBottom: '6',
    '& > li': { display: 'flex', alignItems: 'center', minHeight: '3rem' },
    '& a': {
      flex: '1',
      minWidth: '0',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3rem',
      fontSize: 'lg',
    },
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
    '& [data-trend=up]': { color: 'error' },
    '& [data-trend=down]': { color: 'info' },
  },
});

export function SearchRank() {
  const query = useQuery(searchRankQuery());
  return (
    <SearchPart aria-labelledby="rank-title" aria-busy={query.isPending}>
      <header>
        <h2 id="rank-title">인기 검색어</h2>
        {query.data && <p>{koreanMonthDayTime(query.data.baseDt)} 기준</p>}
      </header>
      <Loaded
        query={query}
        skeleton={<Shapes />}
        isEmpty={({ list }) => list.length === 0}
        empty={<Empty icon="search" title="인기 검색어를 모으고 있어요." />}
      >
        {({ list }) => <Places list={list} />}
      </Loaded>
    </SearchPart>
  );
}

const Places = ({ list }: Pick<Rank, 'list'>) => (
  <List>
    {list.map((entry, index) => (
      <li key={entry.rank}>
        <KeywordLink keyword={entry.keyword} from="rank" index={index}>
          <b>{entry.rank}</b>
          <span data-part="keyword">{entry.keyword}</span>
          <Change {...entry} />
        </KeywordLink>
      </li>
    ))}
  </List>
);

const shapes = ['40%', '28%', '34%', '46%', '30%', '38%', '26%', '42%', '32%', '36%'];

const Shapes = () => (
  <>
    <VisuallyHidden>불러오는 중이에요</VisuallyHidden>
    <List aria-hidden>
      {shapes.map((width) => (
        <li key={width}>
          <Skeleton width={width} height="1.25rem" />
        </li>
      ))}
    </List>
  </>
);

function Change({ diff, isNew }: Rank['list'][number]) {
  if (isNew) return <Badge tone="primary">NEW</Badge>;
  if (diff === 0) return <span data-part="change">-</span>;
  return (
    <span data-part="change" data-trend={diff > 0 ? 'up' : 'down'}>
      <VisuallyHidden>{diff > 0 ? '오름' : '내림'} </VisuallyHidden>
      {diff > 0 ? '▲' : '▼'}
      {Math.abs(diff)}
    </span>
  );
}
