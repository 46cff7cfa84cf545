import type { MyReply } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Ago } from '@jangteo/page';
import { Button, grouped, Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { useQueryClient } from '@tanstack/react-query';
import { askToDeleteReply } from '../posts/ask-to-delete-reply.ts';
import { linkToPost } from '../posts/link-to-post.ts';
import { replyNoun } from '../posts/reply-noun.ts';
import { myRepliesQuery } from './activity-queries.ts';

const rowStyles = {
  padding: '4',
  '& > span': { display: 'block', fontSize: 'sm', color: 'fg.subtle', overflowWrap: 'anywhere' },
  '& > [data-part=post]': { lineClamp: '1' },
  '& > p': {
    marginBlock: '1.5',
    fontSize: 'lg',
    lineHeight: 'snug',
    lineClamp: '3',
    overflowWrap: 'anywhere',
  },
} as const;

const Row = styled(Link, { base: { ...rowStyles, display: 'block', _active: { bg: 'bg.subtle' } } });
const RowOfGonePost = styled('div', { base: { ...rowStyles, '& > button': { marginTop: '3' } } });

/** One of the member's replies, with the post that it stands under. */
export function MyReplyRow({ reply }: { reply: MyReply }) {
  const { replyId, post } = reply;
  if (post.isGone) return <ReplyToGonePost reply={reply} />;
  return (
    <Row to={linkToPost(post, replyId)}>
      <ReplyText reply={reply} title={post.title} />
    </Row>
  );
}

/** There is no page on which it could be deleted. */
function ReplyToGonePost({ reply }: { reply: MyReply }) {
  const { replyId, post } = reply;
  const noun = replyNoun(post.board);
  const queryClient = useQueryClient();
  const onDeleted = () => void queryClient.invalidateQueries({ queryKey: myRepliesQuery.queryKey });
  return (
    <RowOfGonePost>
      <ReplyText reply={reply} title={`삭제되었거나 볼 수 없는 글에 쓴 ${noun}`} />
      <Button look="outline" size="sm" onClick={() => void askToDeleteReply({ ...post, replyId, onDeleted })}>
        {noun} 삭제하기
      </Button>
    </RowOfGonePost>
  );
}

const ReplyText = ({ reply: { body, likeCount, regDt }, title }: { reply: MyReply; title: string }) => (
  <>
    <span data-part="post">{title}</span>
    <p>{body}</p>
    <span>
      <Ago dateTime={regDt} />
      {likeCount > 0 && ` · 좋아요 ${grouped(likeCount)}`}
    </span>
  </>
);

export const MyReplySkeleton = ({ rows = 6 }: { rows?: number }) => (
  <div aria-busy="true">
    <VisuallyHidden>댓글을 불러오는 중이에요</VisuallyHidden>
    {Array.from({ length: rows }, (_, row) => (
      <Stack key={row} padding="4" borderBottomWidth="1px">
        <Skeleton width="60%" height="1.1rem" />
        <Skeleton width="90%" height="1.4rem" />
        <Skeleton width="4rem" height="1.1rem" />
      </Stack>
    ))}
  </div>
);
