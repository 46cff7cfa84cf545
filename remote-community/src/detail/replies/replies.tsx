import { EndlessList } from '@jangteo/page';
import { Empty, grouped, styled } from '@jangteo/ui';
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

/** Loaded apart from the post, so that the post can be read without its replies. */
export function Replies({ postId, count }: { postId: number; count: number }) {
  return (
    <Root aria-labelledby="replies-title">
      <h2 id="replies-title">
        댓글 <span>{grouped(count)}</span>
      </h2>
      <ReplyList postId={postId} />
    </Root>
  );
}

const ReplyList = ({ postId }: { postId: number }) => (
  <EndlessList
    query={useInfiniteQuery(repliesQuery(postId))}
    keyOf={({ replyId }) => replyId}
    skeleton={<RepliesSkeleton />}
    nextSkeleton={<RepliesSkeleton rows={2} />}
    failedTitle="댓글을 불러오지 못했어요."
    empty={<Empty icon="community" title="아직 댓글이 없어요." />}
  >
    {(replies) => (
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
    )}
  </EndlessList>
);
