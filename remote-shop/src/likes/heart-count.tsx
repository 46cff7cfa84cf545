import type { StoreCard } from '@jangteo/contract';
import { grouped, Icon, styled } from '@jangteo/ui';
import { useLike } from './use-like.ts';

const Root = styled('button', {
  base: {
    position: 'relative',
    zIndex: '1',
    display: 'inline-flex',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '1',
    minWidth: 'touch',
    minHeight: 'touch',
    fontSize: 'xs',
    color: 'fg.subtle',
    '&[aria-pressed=true] > svg': { color: 'red.500' },
  },
});

/** A store's heart in a list, with its like count. */
export function HeartCount({ shop: { shopId, shopName, likeCount } }: { shop: StoreCard }) {
  const { isLiked, toggle } = useLike({ kind: 'shop', id: shopId });
  return (
    <Root
      type="button"
      data-part="heart"
      aria-pressed={isLiked}
      aria-label={`${shopName} 찜하기, 찜한 사람 ${grouped(likeCount)}`}
      onClick={toggle}
    >
      <Icon name={isLiked ? 'heart-filled' : 'heart'} size={18} />
      {grouped(likeCount)}
    </Root>
  );
}
