import type { StarGuide } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { starRules } from '@jangteo/contract/star-rules';
import { LinkButton, Loaded, PageHeader } from '@jangteo/page';
import { Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { Sections } from '../sections.ts';
import { ActivityRow } from './activity-row.tsx';
import { Attendance } from './attendance.tsx';
import { guideQuery } from './guide-query.ts';

const Activities = styled('ul', {
  base: { marginTop: '2', marginInline: '-4', '& > li + li': { borderTopWidth: '1px' } },
});

const Notes = styled('ul', {
  base: {
    marginTop: '2',
    marginBottom: '5',
    paddingLeft: '4',
    listStyle: 'disc',
    fontSize: 'md',
    color: 'fg.muted',
    '& > li + li': { marginTop: '1' },
  },
});

export default function GuidePage() {
  return (
    <>
      <PageHeader title="별 모으는 방법" />
      <Loaded query={useQuery(guideQuery())} failed="page" skeleton={<Loading />}>
        {(guide) => <Guide guide={guide} />}
      </Loaded>
    </>
  );
}

const Guide = ({ guide }: { guide: StarGuide }) => (
  <Sections>
    <Attendance attendedInRow={guide.attendedInRow} />
    <section aria-labelledby="activities">
      <h2 id="activities">오늘 받을 수 있는 별</h2>
      <Activities>
        {guide.activities.map((activity) => (
          <li key={activity.rule}>
            <ActivityRow
              activity={activity}
              daysLeft={activity.rule === 'attendanceStreak' ? daysToStreak(guide) : 0}
            />
          </li>
        ))}
      </Activities>
    </section>
    <section aria-labelledby="guide-notes">
      <h2 id="guide-notes">알아 두세요</h2>
      <Notes>
        <li>횟수는 한국 시간으로 0시에 새로 시작해요.</li>
        <li>별은 받은 날부터 {guide.expireMonths}개월 동안 쓸 수 있고, 사라지기 30일 전과 7일 전에 알려 드려요.</li>
        <li>글이나 댓글을 7일 안에 지우거나 운영 정책에 어긋나면 받은 별이 취소돼요.</li>
        <li>하루 한도를 넘은 활동도 내역에 남아, 왜 받지 못했는지 볼 수 있어요.</li>
      </Notes>
      <LinkButton look="outline" stretched to={links.starHistory()}>
        별 내역 보기
      </LinkButton>
    </section>
  </Sections>
);

/** From today, if the member attends on each of the days, also on this one. */
function daysToStreak({ activities, attendedInRow }: StarGuide): number {
  const hasAttended = activities.some(({ rule, todayCount }) => rule === 'attendance' && todayCount > 0);
  const inRowToday = hasAttended ? attendedInRow : attendedInRow + 1;
  const { streakDays } = starRules;
  return (streakDays - (inRowToday % streakDays)) % streakDays;
}

const Loading = () => (
  <Stack aria-busy="true" padding="4" gap="4">
    <VisuallyHidden>별 모으는 방법을 불러오는 중이에요</VisuallyHidden>
    <Skeleton height="8rem" />
    {Array.from({ length: 8 }, (_, row) => (
      <Skeleton key={row} height="3.5rem" />
    ))}
  </Stack>
);
