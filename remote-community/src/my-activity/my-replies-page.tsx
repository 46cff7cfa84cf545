import type { MyReply } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { EndlessList, LinkButton, LongList, useFreshList } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Empty } from '@jangteo/ui';
import { myRepliesQuery } from './activity-queries.ts';
import { ActivityScreen } from './activity-screen.tsx';
import { MyReplyRow, MyReplySkeleton } from './my-reply-row.tsx';

const keyOf = ({ replyId }: MyReply) => replyId;

export default function MyRepliesPage() {
  const query = useFreshList({ ...myRepliesQuery, enabled: useIsMember() });
  return (
    <ActivityScreen tab="reply" count={query.data?.pages[0]?.totalCount}>
      <EndlessList
        query={query}
        keyOf={keyOf}
        skeleton={<MyReplySkeleton />}
        nextSkeleton={<MyReplySkeleton rows={3} />}
        empty={
          <Empty
            icon="community"
            title="아직 쓴 댓글이 없어요."
            text="답을 기다리는 질문에 아는 것을 나눠 보세요."
            action={<LinkButton to={`${links.communityQna()}?state=unanswered`}>답을 기다리는 질문 보기</LinkButton>}
          />
        }
      >
        {(replies) => (
          <LongList name="reply" items={replies} keyOf={keyOf} row={(reply) => <MyReplyRow reply={reply} />} />
        )}
      </EndlessList>
    </ActivityScreen>
  );
}
