import type { StoreCard } from '@jangteo/contract';
import { Button, grouped, Icon } from '@jangteo/ui';
import { useLike } from './use-like.ts';

/** The heart and the like count on a store's page. */
export function StoreHeart({ shop: { shopId, shopName, likeCount } }: { shop: StoreCard }) {
  const { isLiked, toggle } = useLike({ kind: 'shop', id: shopId });
  return (
    <Button
      look="outline"
      aria-pressed={isLiked}
      aria-label={`${shopName} 찜하기, 찜한 사람 ${grouped(likeCount)}`}
      onClick={toggle}
    >
      <Icon name={isLiked ? 'heart-filled' : 'heart'} size={18} />
      {grouped(likeCount)}
    </Button>
  );
}
