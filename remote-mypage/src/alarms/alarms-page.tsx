import type { AlarmItem } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { EndlessEnd, PageHeader, withoutRepeats } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Empty, ErrorRetry, styled, TabLinks } from '@jangteo/ui';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { type AlarmTab, alarmTabs, readTab, tabAddress } from './alarm-kinds.ts';
import { AlarmRow } from './alarm-row.tsx';
import { alarmsQuery } from './alarms-query.ts';
import { AlarmsSkeleton } from './alarms-skeleton.tsx';
import { useReading } from './use-reading.ts';

const ReadAll = styled('button', {
  base: {
    minHeight: 'touch',
    paddingInline: '3',
    fontSize: 'md',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    _disabled: { color: 'fg.subtle', fontWeight: 'normal' },
  },
});

const List = styled('ul', { base: { '& > li': { borderBottomWidth: '1px' } } });

export default function AlarmsPage() {
  const tab = readTab(useSearchParams()[0]);
  const isMember = useIsMember();
  const query = useInfiniteQuery({ ...alarmsQuery(tab), enabled: isMember });
  const reading = useReading(isMember);
  const alarms = query.data && allOf(query.data.pages);
  return (
    <>
      <PageHeader title="알림">
        <ReadAll type="button" disabled={alarms?.every(({ isRead }) => isRead) ?? true} onClick={reading.readAll}>
          모두 읽음
        </ReadAll>
      </PageHeader>
      <TabLinks
        label="알림 종류"
        items={alarmTabs}
        current={tab}
        sticky
        link={(id, props) => <Link to={tabAddress(id)} replace {...props} />}
      />
      <Alarms tab={tab} query={query} alarms={alarms} onRead={reading.readOne} />
    </>
  );
}

const allOf = (pages: readonly { list: readonly AlarmItem[] }[]): AlarmItem[] =>
  withoutRepeats(
    pages.flatMap(({ list }) => list),
    ({ alarmId }) => alarmId,
  );

interface AlarmsProps {
  tab: AlarmTab;
  query: UseInfiniteQueryResult;
  alarms: readonly AlarmItem[] | undefined;
  onRead: (alarmId: number) => void;
}

function Alarms({ tab, query, alarms, onRead }: AlarmsProps) {
  if (!alarms) {
    if (!query.isError) return <AlarmsSkeleton />;
    return <ErrorRetry alone retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  if (alarms.length === 0) return <NoAlarms tab={tab} />;
  return (
    <>
      <List>
        {alarms.map((alarm) => (
          <AlarmRow key={alarm.alarmId} alarm={alarm} onRead={onRead} />
        ))}
      </List>
      <EndlessEnd query={query} skeleton={<AlarmsSkeleton rows={3} />} />
    </>
  );
}

const NoAlarms = ({ tab }: { tab: AlarmTab }) => (
  <Empty
    alone
    icon="alarm"
    title={tab === 'all' ? '아직 받은 알림이 없어요.' : '이 종류의 알림이 없어요.'}
    text="기다리는 특가나 제철에서 알림받기를 누르면 여기로 알려 드려요."
    action={
      tab === 'all' ? (
        <Link to={links.home()}>오늘의 특가 보기</Link>
      ) : (
        <Link to={links.alarm()} replace>
          전체 알림 보기
        </Link>
      )
    }
  />
);
