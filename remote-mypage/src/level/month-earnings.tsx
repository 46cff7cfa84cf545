import type { StarMonth } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { LinkButton, Loaded } from '@jangteo/page';
import { Empty, grouped, Skeleton, Stack, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { monthsQuery } from '../stars/months-query.ts';

const List = styled('ul', {
  base: {
    marginTop: '3',
    marginBottom: '4',
    '& > li': { paddingBlock: '2' },
    '& > li > div': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: '3' },
    '& small': { marginLeft: '1.5', fontSize: 'sm', color: 'fg.subtle' },
    '& b': { fontVariantNumeric: 'tabular-nums' },
    '& [data-part=bar]': { display: 'block', height: '1.5', marginTop: '1.5', borderRadius: 'full', bg: 'grey.200' },
    '& [data-part=bar] > i': { display: 'block', height: 'full', borderRadius: 'full', bg: 'primary' },
  },
});

/** The activities that paid stars this month, those with most stars first. */
export function MonthEarnings() {
  return (
    <section aria-labelledby="month-earnings">
      <h2 id="month-earnings">이번 달에 모은 별</h2>
      <Loaded
        query={useQuery({ ...monthsQuery(), select: ({ list }) => list[0] ?? null })}
        skeleton={<Loading />}
        isEmpty={(month) => !month || month.causes.length === 0}
        empty={
          <Empty
            icon="spark"
            title="이번 달에는 아직 모은 별이 없어요."
            action={<Link to={links.game()}>오늘의 게임 하기</Link>}
          />
        }
      >
        {(month) => month && <Causes month={month} />}
      </Loaded>
    </section>
  );
}

const Causes = ({ month: { month, causes, earned } }: { month: StarMonth }) => (
  <>
    <List>
      {causes.map(({ rule, title, count, stars }) => (
        <li key={rule}>
          <div>
            <span>
              {title}
              <small>{grouped(count)}번</small>
            </span>
            <b>별 {grouped(stars)}개</b>
          </div>
          <span data-part="bar" aria-hidden>
            <i style={{ width: `${Math.max(2, (100 * stars) / earned)}%` }} />
          </span>
        </li>
      ))}
    </List>
    <LinkButton look="outline" stretched to={links.starHistory('earn', month)}>
      {`모두 별 ${grouped(earned)}개 · 내역 보기`}
    </LinkButton>
  </>
);

const Loading = () => (
  <Stack marginTop="3" aria-busy="true">
    <Skeleton height="2.2rem" />
    <Skeleton height="2.2rem" />
    <Skeleton height="2.2rem" />
  </Stack>
);
