import type { ChildReply } from '@jangteo/contract';
import { Ago } from '@jangteo/page';
import { Badge, grouped, Icon, styled, VisuallyHidden } from '@jangteo/ui';
import { Writer } from './writer.tsx';

const Root = styled('div', {
  base: {
    '& > header': { display: 'flex', alignItems: 'center', gap: '1.5', fontSize: 'sm' },
    '& time': { color: 'fg.subtle' },
    '& > p': { marginTop: '1', fontSize: 'md', lineHeight: '1.6', whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
    '& > footer': {
      display: 'flex',
      alignItems: 'center',
      gap: '0.5',
      marginTop: '1',
      fontSize: 'xs',
      color: 'fg.subtle',
    },
  },
  variants: { gone: { true: { '& > p': { marginTop: '0', color: 'fg.subtle' } } } },
});

export function ReplyText({ reply: { author, body, isPostAuthor, likeCount, regDt } }: { reply: ChildReply }) {
  if (!author || body === null) {
    return (
      <Root gone>
        <p>삭제된 댓글이에요.</p>
      </Root>
    );
  }
  return (
    <Root>
      <header>
        <Writer author={author} />
        {isPostAuthor && <Badge tone="primary">작성자</Badge>}
        <Ago dateTime={regDt} />
      </header>
      <p>{body}</p>
      {likeCount > 0 && (
        <footer>
          <Icon name="heart" size={14} />
          <VisuallyHidden>좋아요</VisuallyHidden>
          {grouped(likeCount)}
        </footer>
      )}
    </Root>
  );
}
