import { EndlessEnd, withoutRepeats } from '@jangteo/page';
import { Empty, ErrorRetry, styled } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { repliesQuery } from './replies-query.ts';
import { RepliesSkeleton } from './replies-skeleton.tsx';
import { ReplyText } from './reply-text.tsx';

const Root = styled('section', {
  base: {
    paddingBottom: '8',
    borderTopWidth: '0.5rem',
    borderColor: 'bg.muted',
    '& > h2': { paddingInline: '5', paddingTop: '5', paddingBottom: '2', fontSize: 'lg', fontWeight: 'bold' },
    '& > h2 > span': { color: 'primary.text' },
    '& > ol > li': { paddingInline: '5', paddingBlock: '4' },
    '& > ol > li + li': { borderTopWidth: '1px' },
    '& li > ol': {
      display: 'grid',
      gap: '4',
      marginTop: '4',
      paddingLeft: '4',
      borderLeftWidth: '2px',
      borderColor: 'border',
    },
  },
});

/** A part of its own: a post can be read without them. */
export function Replies({ postId, count }: { postId: number; count: number }) {
  return (
    <Root aria-labelledby="replies-title">
      <h2 id="replies-title">
        댓글 <span>{count.toLocaleString('ko-KR')}</span>
      </h2>
      <ReplyList postId={postId} />
    </Root>
  );
}

function ReplyList({ postId }: { postId: number }) {
  const query = useInfiniteQuery(repliesQuery(postId));
  if (query.isPending) return <RepliesSkeleton />;
  if (!query.data) {
    return (
      <ErrorRetry title="댓글을 불러오지 못했어요." retrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  const replies = withoutRepeats(
    query.data.pages.flatMap(({ list }) => list),
    ({ replyId }) => replyId,
  );
  if (replies.length === 0) return <Empty icon="community" title="아직 댓글이 없어요." />;
  return (
    <>
      <ol>
        {replies.map(({ children, ...reply }) => (
          <li key={reply.replyId}>
            <ReplyText reply={reply} />
            {children.length > 0 && (
              <ol>
                {children.map((child) => (
                  <li key={child.replyId}>
                    <ReplyText reply={child} />
                  </li>
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
      <EndlessEnd query={query} skeleton={<RepliesSkeleton rows={2} />} />
    </>
  );
}
