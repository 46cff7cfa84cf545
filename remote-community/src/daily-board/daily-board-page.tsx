import { links } from '@jangteo/contract/links';
import { useParams } from '@jangteo/navigation';
import { EndlessList, LinkButton, PageHeader } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { WriteLink } from '../layout/write-link.tsx';
import { dailyBoardQuery } from './daily-board-query.ts';
import { DayStrip } from './day-strip.tsx';
import { daysFrom, spokenDay, today } from './days.ts';
import { MealGrid, MealGridSkeleton } from './meal-grid.tsx';
import { Neighbours } from './neighbours.tsx';

export default function DailyBoardPage() {
  const { date = today() } = useParams();
  const query = useInfiniteQuery(dailyBoardQuery(date));
  return (
    <>
      <PageHeader title="오늘의 밥상" />
      <DayStrip current={date} days={query.data?.pages[0]?.days} />
      <Neighbours date={date} />
      {date === today() && <WriteLink to={links.communityMealForm()}>내 밥상 올리기</WriteLink>}
      {/* Another day is another list: what stands in place of meals would have moved. */}
      <EndlessList
        key={date}
        query={query}
        keyOf={({ postId }) => postId}
        skeleton={<MealGridSkeleton />}
        nextSkeleton={<MealGridSkeleton rows={1} />}
        empty={<NoMeals date={date} />}
      >
        {(meals) => <MealGrid meals={meals} />}
      </EndlessList>
    </>
  );
}

const NoMeals = ({ date }: { date: string }) =>
  date === today() ? (
    <Empty icon="community" title="오늘의 첫 밥상을 기다려요." text="소박한 한 끼도 좋아요. 사진 한 장이면 돼요." />
  ) : (
    <Empty
      icon="community"
      title={`${spokenDay(date)}에는 밥상이 없었어요.`}
      action={
        <LinkButton to={links.communityDailyBoard(daysFrom(date, -1))} look="outline">
          전날 밥상 보기
        </LinkButton>
      }
    />
  );
