import { links } from '@jangteo/contract/links';
import { LinkButton, useFreshList } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Badge, Empty } from '@jangteo/ui';
import { PostList } from '../posts/post-list.tsx';
import { PostRow } from '../posts/post-row.tsx';
import { myPostsQuery, type PostTab } from './activity-queries.ts';
import { ActivityScreen } from './activity-screen.tsx';

const nothing: Record<PostTab, { title: string; text: string }> = {
  post: { title: '아직 쓴 글이 없어요.', text: '장보기 후기와 사는 이야기를 나누면 별도 모여요.' },
  clipping: { title: '스크랩한 글이 없어요.', text: '다시 보고 싶은 글을 스크랩하면 여기에 모여요.' },
  like: { title: '좋아요한 글이 없어요.', text: '마음에 드는 글에 좋아요를 눌러 보세요.' },
};

const boardMark = {
  dashboard: undefined,
  qna: <Badge tone="info">질문</Badge>,
  survey: <Badge tone="info">설문</Badge>,
};

/** Posts of all boards that the member has written, clipped or liked. */
export function MyPosts({ tab }: { tab: PostTab }) {
  const query = useFreshList({ ...myPostsQuery(tab), enabled: useIsMember() });
  return (
    <ActivityScreen tab={tab} count={query.data?.pages[0]?.totalCount}>
      <PostList
        rows="own-post"
        query={query}
        row={(post, place) => <PostRow post={post} place={place} marks={boardMark[post.board]} />}
        empty={
          <Empty
            icon="community"
            title={nothing[tab].title}
            text={nothing[tab].text}
            action={
              tab === 'post' ? (
                <LinkButton to={links.communityPostForm()}>글쓰기</LinkButton>
              ) : (
                <LinkButton to={links.communityPopular()}>인기글 보기</LinkButton>
              )
            }
          />
        }
      />
    </ActivityScreen>
  );
}
