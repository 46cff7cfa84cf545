import type { ChildReply, Post, Reply } from '@jangteo/contract';
import { EndlessList } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Empty, grouped, styled } from '@jangteo/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { replyNoun } from '../../posts/reply-noun.ts';
import { postQuery } from '../post-query.ts';
import { useOwnView } from '../seen-as.ts';
import { ComposerBar } from './composer-bar.tsx';
import { OwnReplyText } from './own-reply-text.tsx';
import { repliesQuery } from './replies-query.ts';
import { RepliesSkeleton } from './replies-skeleton.tsx';
import type { Answered } from './reply-draft.ts';
import { ReplyText } from './reply-text.tsx';
import { type OwnReply, useComposer } from './use-composer.ts';
import { useMarkedReply } from './use-marked-reply.ts';

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
export function Replies({ post }: { post: Post }) {
  const composer = useComposer(post);
  const noun = replyNoun(post.board);
  const field = useRef<HTMLTextAreaElement>(null);
  const answer = (answered: Answered) => {
    composer.answer(answered);
    field.current?.focus();
  };
  return (
    <>
      <Root aria-labelledby="replies-title">
        <h2 id="replies-title">
          {noun} <span>{grouped(post.replyCount)}</span>
        </h2>
        <ReplyList post={post} own={composer.own} onListed={composer.forget} onAnswer={answer} />
      </Root>
      <ComposerBar composer={composer} name={`${noun} 쓰기`} field={field} />
    </>
  );
}

interface ReplyListProps {
  post: Post;
  /** The member's own replies of this visit, which the list may not have yet. */
  own: readonly OwnReply[];
  onListed: (replies: readonly OwnReply[]) => void;
  onAnswer: (answered: Answered) => void;
}

function ReplyList({ post, own, onListed, onAnswer }: ReplyListProps) {
  const query = useInfiniteQuery(repliesQuery(post.postId, post.board === 'qna' ? 'qna' : 'dashboard'));
  const pages = query.data?.pages;
  const loaded = pages?.flatMap(({ list }) => list);
  useOwnView(query, pages?.[0]);
  const isReady = pages?.[0]?.isMembersView === useIsMember();
  const queryClient = useQueryClient();
  const noun = replyNoun(post.board);
  const { refetch } = query;
  const reload = useCallback(() => {
    void queryClient.invalidateQueries({ queryKey: postQuery(post.postId).queryKey });
    void refetch();
  }, [queryClient, post.postId, refetch]);
  const marked = useMarkedReply({ ...query, reload }, loaded, noun);
  const isLoaded = (replyId: number | undefined) => loaded?.some((reply) => idsOf(reply).includes(replyId));
  const waiting = own.filter(({ replyId }) => !isLoaded(replyId));
  const listed = own.filter(({ replyId }) => isLoaded(replyId));
  useEffect(() => {
    if (listed.length > 0) onListed(listed);
  });

  const awaitsAcceptance = post.board === 'qna' && post.isMine && post.acceptedReplyId === null;

  const ownReply = (reply: OwnReply) => (
    <li key={`own ${reply.replyId}`}>
      <OwnReplyText reply={reply} noun={noun} />
    </li>
  );
  const text = (reply: ChildReply, isAnswer = false) => (
    <ReplyText
      post={post}
      reply={reply}
      isReady={isReady}
      isMarked={reply.replyId === marked}
      mayBeAccepted={isAnswer && awaitsAcceptance && !reply.isMine}
      onAnswer={onAnswer}
    />
  );
  return (
    <EndlessList
      query={query}
      keyOf={({ replyId }) => replyId}
      skeleton={<RepliesSkeleton noun={noun} />}
      nextSkeleton={<RepliesSkeleton noun={noun} rows={2} />}
      failedTitle={`${noun}을 불러오지 못했어요.`}
      empty={
        waiting.length > 0 ? (
          <ol>{waiting.map(ownReply)}</ol>
        ) : (
          <Empty icon="community" title={`아직 ${noun}이 없어요.`} text={`첫 ${noun}을 남겨 보세요.`} />
        )
      }
    >
      {(replies) => (
        <ol>
          {replies.map(({ children, ...reply }) => {
            const below = waiting.filter(({ answered }) => idsOf({ ...reply, children }).includes(answered?.replyId));
            return (
              <li key={reply.replyId}>
                {text(reply, true)}
                {children.length + below.length > 0 && (
                  <ol>
                    {children.map((child) => (
                      <li key={child.replyId}>{text(child)}</li>
                    ))}
                    {below.map(ownReply)}
                  </ol>
                )}
              </li>
            );
          })}
          {waiting.filter(({ answered }) => !answered).map(ownReply)}
        </ol>
      )}
    </EndlessList>
  );
}

const idsOf = ({ replyId, children }: Reply): (number | undefined)[] => [
  replyId,
  ...children.map((child) => child.replyId),
];
