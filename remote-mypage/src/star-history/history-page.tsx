import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { Chips, EndlessList, Loaded, PageHeader, useFreshList } from '@jangteo/page';
import { Empty, Skeleton, Stack, styled, TabLinks, VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { monthsQuery } from '../stars/months-query.ts';
import { BalancePlot } from './balance-plot.tsx';
import { choiceAddress, type HistoryChoice, historyTabs, koreanMonth, readChoice } from './history-choice.ts';
import { historyQuery } from './history-query.ts';
import { HistoryRow } from './history-row.tsx';

const List = styled('ul', { base: { '& > li': { borderBottomWidth: '1px' } } });

const Section = styled('section', { base: { minHeight: '14.875rem', paddingInline: '4', paddingBlock: '4' } });

export default function HistoryPage() {
  const choice = readChoice(useSearchParams()[0]);
  return (
    <>
      <PageHeader title="별 내역" />
      <Months choice={choice} />
      <TabLinks
        label="내역 종류"
        items={historyTabs}
        current={choice.tab}
        sticky
        link={(tab, props) => <Link to={choiceAddress({ ...choice, tab })} replace {...props} />}
      />
      <Entries choice={choice} />
    </>
  );
}

function Months({ choice }: { choice: HistoryChoice }) {
  const query = useQuery(monthsQuery());
  return (
    <>
      <Section aria-labelledby="balances">
        <Loaded query={query} failedTitle="달마다의 별을 불러오지 못했어요." skeleton={<Skeleton height="12.875rem" />}>
          {({ list }) => <BalancePlot months={list} chosen={choice.month} />}
        </Loaded>
      </Section>
      <Chips
        label="달"
        items={[
          {
            label: '모든 달',
            to: choiceAddress({ ...choice, month: undefined }),
            isCurrent: choice.month === undefined,
          },
          ...(query.data?.list ?? []).map(({ month }) => ({
            label: koreanMonth(month),
            to: choiceAddress({ ...choice, month }),
            isCurrent: choice.month === month,
          })),
        ]}
      />
    </>
  );
}

const Entries = ({ choice }: { choice: HistoryChoice }) => (
  <EndlessList
    query={useFreshList(historyQuery(choice))}
    keyOf={({ historyId }) => historyId}
    skeleton={<Loading />}
    nextSkeleton={<Loading rows={3} />}
    empty={<NoEntries choice={choice} />}
  >
    {(entries) => (
      <List>
        {entries.map((entry) => (
          <li key={entry.historyId}>
            <HistoryRow entry={entry} />
          </li>
        ))}
      </List>
    )}
  </EndlessList>
);

const NoEntries = ({ choice: { tab, month } }: { choice: HistoryChoice }) => (
  <Empty
    icon="spark"
    title={tab === 'all' && !month ? '아직 별 내역이 없어요.' : '여기에 맞는 내역이 없어요.'}
    action={
      tab === 'all' && !month ? (
        <Link to={links.pointGuide()}>별 모으는 방법 보기</Link>
      ) : (
        <Link to={links.starHistory()} replace>
          전체 내역 보기
        </Link>
      )
    }
  />
);

const Loading = ({ rows = 6 }: { rows?: number }) => (
  <div aria-busy="true">
    <VisuallyHidden>별 내역을 불러오는 중이에요</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <Stack key={row} padding="4" borderBottomWidth="1px">
        <Skeleton width="60%" height="1.4rem" />
        <Skeleton width="40%" height="1.1rem" />
      </Stack>
    ))}
  </div>
);
