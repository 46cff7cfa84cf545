import { styled } from '@jangteo/ui';
import { LinkedProducts } from '../../products/linked-products.tsx';
import type { OwnReply } from './use-composer.ts';

const Root = styled('div', {
  base: {
    '& > p:first-of-type': { fontSize: 'sm', fontWeight: 'semibold' },
    '& > p:last-of-type': { marginTop: '1', fontSize: 'md', lineHeight: '1.6', whiteSpace: 'pre-line' },
    overflowWrap: 'anywhere',
  },
  variants: { onItsWay: { true: { '& > p:last-of-type': { color: 'fg.subtle' } } } },
});

/** A reply of one's own that the list does not have yet. */
export const OwnReplyText = ({ reply: { replyId, body, products }, noun }: { reply: OwnReply; noun: string }) => (
  <Root onItsWay={replyId === undefined} aria-busy={replyId === undefined || undefined}>
    <p>{replyId === undefined ? '등록하는 중이에요' : `방금 쓴 내 ${noun}`}</p>
    <p>{body}</p>
    <LinkedProducts products={products} />
  </Root>
);
