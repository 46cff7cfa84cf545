import { links } from '@jangteo/contract/links';
import { useSearchParams } from '@jangteo/navigation';
import { LinkButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CommunityHeader } from '../layout/community-header.tsx';
import { DailyEntrance } from '../layout/daily-entrance.tsx';
import { listAddress } from '../posts/list-address.ts';
import { NewPosts } from '../posts/new-posts.tsx';
import { PostList } from '../posts/post-list.tsx';
import { PostRow } from '../posts/post-row.tsx';
import { isNewSince, useSeenBefore } from '../posts/seen-before.ts';
import { SortLinks } from '../posts/sort-links.tsx';
import { TopicChips } from '../posts/topic-chips.tsx';
import { dashboardQuery, readDashboard, shownPosts } from './dashboard-query.ts';

export default function DashboardPage() {
  const [search] = useSearchParams();
  const shown = shownPosts(search);
  const { topic: current, sort } = shown;
  const query = useInfiniteQuery(dashboardQuery(shown));
  const seenBefore = useSeenBefore();
  return (
    <>
      <CommunityHeader current="dashboard" />
      <DailyEntrance />
      <TopicChips current={current} addressOf={(topic) => listAddress('dashboard', { topic, sort })} />
      <SortLinks current={sort} addressOf={(sort) => listAddress('dashboard', { topic: current, sort })} />
      {sort === 'new' && (
        <NewPosts
          shown={query.data}
          shownAtMs={query.dataUpdatedAt}
          listKey={dashboardQuery(shown).queryKey}
          readFirstPage={(signal) => readDashboard(shown, 1, signal)}
          seenBefore={seenBefore}
        />
      )}
      <PostList
        rows="post"
        query={query}
        row={(post, place) => <PostRow post={post} place={place} isNew={isNewSince(post, seenBefore)} />}
        empty={
          <Empty
            icon="community"
            title="아직 글이 없어요."
            action={
              <LinkButton to={current ? links.communityDashboard() : links.communityPopular()} look="outline">
                {current ? '모든 글 보기' : '인기글 보기'}
              </LinkButton>
            }
          />
        }
      />
    </>
  );
}
