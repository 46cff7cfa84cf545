import { links } from '@jangteo/contract/links';
import { useSearchParams } from '@jangteo/navigation';
import { BannerStrip, Chips, LinkButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CommunityHeader } from '../layout/community-header.tsx';
import { DailyEntrance } from '../layout/daily-entrance.tsx';
import { PostList } from '../posts/post-list.tsx';
import { PostRow } from '../posts/post-row.tsx';
import { type PopularRange, popularQuery, rangeOf } from './popular-query.ts';

const addressOf = (range: PopularRange) =>
  range === 'week' ? `${links.communityPopular()}?range=week` : links.communityPopular();

export default function PopularPage() {
  const [search] = useSearchParams();
  const range = rangeOf(search);
  const query = useInfiniteQuery(popularQuery(range));
  return (
    <>
      <CommunityHeader current="popular" />
      <BannerStrip position="community" pageName="community popular" leads />
      <DailyEntrance />
      <Chips
        label="기간"
        items={[
          { label: '오늘', to: addressOf('today'), isCurrent: range === 'today' },
          { label: '주간', to: addressOf('week'), isCurrent: range === 'week' },
        ]}
      />
      <PostList
        rows="ranked-post"
        query={query}
        row={(post, place) => <PostRow post={post} place={place} isRanked />}
        empty={range === 'today' ? <NothingToday /> : <NothingThisWeek />}
      />
    </>
  );
}

const NothingToday = () => (
  <Empty
    icon="community"
    title="오늘은 아직 인기글이 없어요."
    action={
      <LinkButton to={addressOf('week')} look="outline">
        주간 인기글 보기
      </LinkButton>
    }
  />
);

const NothingThisWeek = () => (
  <Empty
    icon="community"
    title="이번 주에는 인기글이 없어요."
    action={
      <LinkButton to={links.communityDashboard()} look="outline">
        게시판 보기
      </LinkButton>
    }
  />
);
