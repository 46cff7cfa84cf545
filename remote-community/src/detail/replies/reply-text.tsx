import type { ChildReply, Post } from '@jangteo/contract';
import { Ago } from '@jangteo/page';
import { Badge, grouped, Icon, styled, VisuallyHidden } from '@jangteo/ui';
import { replyNoun } from '../../posts/reply-noun.ts';
import { LinkedProducts } from '../../products/linked-products.tsx';
import { Writer } from '../writer.tsx';
import { AcceptButton } from './accept-button.tsx';
import type { Answered } from './reply-draft.ts';
import { ReplyMenu } from './reply-menu.tsx';
import { useReplyLike } from './use-reply-like.ts';

const Root = styled('div', {
  base: {
    scrollMarginBlock: '6rem',
    '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1.5', fontSize: 'sm' },
    '& time': { color: 'fg.subtle' },
    '& > p': { marginTop: '1', fontSize: 'md', lineHeight: '1.6', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& > ul': { marginTop: '3' },
    '& > p > b': { color: 'primary.text', fontWeight: 'semibold' },
    '& > footer': { display: 'flex', alignItems: 'center', fontSize: 'sm', color: 'fg.muted' },
    '& > footer > button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1',
      minWidth: 'touch',
      minHeight: 'touch',
      marginRight: '2',
    },
    '& > footer > button:first-of-type': { justifyContent: 'flex-start' },
    '& > footer > button[aria-pressed=true]': { color: 'primary.text' },
    '& > footer > button[aria-haspopup]': { marginLeft: 'auto', marginRight: '-2.5' },
    '&[aria-current]': {
      marginInline: '-3',
      paddingInline: '3',
      paddingTop: '3',
      borderRadius: 'md',
      bg: 'primary.subtle',
    },
  },
  variants: { gone: { true: { '& > p': { marginTop: '0', color: 'fg.subtle' } } } },
});

interface ReplyTextProps {
  post: Post;
  reply: ChildReply;
  /** Whether the reply is as the member sees it. */
  isReady: boolean;
  /** Whether the page was opened for this reply. */
  isMarked: boolean;
  /** Whether it is an answer that the member may accept. */
  mayBeAccepted: boolean;
  onAnswer: (answered: Answered) => void;
}

export function ReplyText({ post, reply, isReady, isMarked, mayBeAccepted, onAnswer }: ReplyTextProps) {
  const { replyId, author, body, mention, isPostAuthor, isAccepted, isLike, likeCount, regDt, products } = reply;
  const toggleLike = useReplyLike(post, reply, isReady);
  if (!author || body === null) {
    return (
      <Root gone id={`reply-${replyId}`}>
        <p>삭제된 {replyNoun(post.board)}이에요.</p>
      </Root>
    );
  }
  return (
    <Root id={`reply-${replyId}`} aria-current={isMarked || undefined}>
      <header>
        <Writer author={author} />
        {isAccepted && <Badge tone="success">채택된 답변</Badge>}
        {isPostAuthor && <Badge tone="primary">작성자</Badge>}
        <Ago dateTime={regDt} />
      </header>
      <p>
        {mention && <b>@{nameOf(mention)} </b>}
        {body}
      </p>
      <LinkedProducts products={products} />
      <footer>
        <button type="button" aria-pressed={isLike} onClick={toggleLike}>
          <Icon name={isLike ? 'heart-filled' : 'heart'} size={16} />
          <VisuallyHidden>좋아요</VisuallyHidden>
          {likeCount > 0 && grouped(likeCount)}
        </button>
        <button type="button" onClick={() => onAnswer({ replyId, nickname: author.nickname })}>
          답글
        </button>
        <ReplyMenu post={post} reply={reply} author={author} isReady={isReady} />
      </footer>
      {mayBeAccepted && <AcceptButton post={post} reply={reply} />}
    </Root>
  );
}

const nameOf = ({ nickname }: { nickname: string | null }): string => nickname ?? '탈퇴한 회원';
