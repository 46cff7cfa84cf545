import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { alarmCountQuery, EndlessList, PageHeader, useFreshList } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Empty, styled, TabLinks } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { type AlarmTab, alarmTabs, readTab, settingOf, tabAddress } from '../member/alarm-kinds.ts';
import { TextLink } from '../member/text-link.ts';
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
  const query = useFreshList({ ...alarmsQuery(tab), enabled: isMember });
  const reading = useReading(isMember);
  const areLoadedRead = query.data?.pages.every(({ list }) => list.every(({ isRead }) => isRead)) ?? true;
  // Alarms further down may be unread, although those above were read.
  const hasMore = isMember && query.hasNextPage;
  const { data: unread } = useQuery({ ...alarmCountQuery, enabled: hasMore });
  const isAllRead = areLoadedRead && !(hasMore && unread?.count !== 0);
  return (
    <>
      <PageHeader title="알림">
        <ReadAll type="button" disabled={isAllRead} onClick={reading.readAll}>
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
      <SettingLink tab={tab} />
      <EndlessList
        query={query}
        keyOf={({ alarmId }) => alarmId}
        skeleton={<AlarmsSkeleton />}
        nextSkeleton={<AlarmsSkeleton rows={3} />}
        failed="page"
        empty={<NoAlarms tab={tab} />}
      >
        {(alarms) => (
          <List>
            {alarms.map((alarm) => (
              <AlarmRow key={alarm.alarmId} alarm={alarm} onRead={reading.readOne} />
            ))}
          </List>
        )}
      </EndlessList>
    </>
  );
}

const Setting = styled('p', {
  base: {
    display: 'flex',
    justifyContent: 'flex-end',
    paddingInline: '4',
    borderBottomWidth: '1px',
    '& > a': { marginRight: '0' },
  },
});

function SettingLink({ tab }: { tab: AlarmTab }) {
  const { label, address } = settingOf(tab);
  return (
    <Setting>
      <TextLink to={address}>{label}</TextLink>
    </Setting>
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
