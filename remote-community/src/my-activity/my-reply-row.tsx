import type { MyReply } from '@jangteo/contract';
import { Link } from '@jangteo/navigation';
import { Ago } from '@jangteo/page';
import { grouped, Skeleton, Stack, styled, VisuallyHidden } from '@jangteo/ui';
import { linkToPost } from '../posts/link-to-post.ts';

const Row = styled(Link, {
  base: {
    display: 'block',
    padding: '4',
    _active: { bg: 'bg.subtle' },
    '& > span': { display: 'block', fontSize: 'sm', color: 'fg.subtle', overflowWrap: 'anywhere' },
    '& > [data-part=post]': { lineClamp: '1' },
    '& > p': {
      marginBlock: '1.5',
      fontSize: 'lg',
      lineHeight: 'snug',
      lineClamp: '3',
      wordBreak: 'keep-all',
      overflowWrap: 'anywhere',
    },
  },
});

/** One of the member's replies, with the post that it stands under. */
export const MyReplyRow = ({ reply: { replyId, body, likeCount, regDt, post } }: { reply: MyReply }) => (
  <Row to={linkToPost(post, replyId)}>
    <span data-part="post">{post.title}</span>
    <p>{body}</p>
    <span>
      <Ago dateTime={regDt} />
      {likeCount > 0 && ` · 좋아요 ${grouped(likeCount)}`}
    </span>
  </Row>
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
