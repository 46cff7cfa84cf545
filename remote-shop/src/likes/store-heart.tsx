import type { StoreCard } from '@jangteo/contract';
import { Button, grouped, Icon, styled } from '@jangteo/ui';
import { useLike } from './use-like.ts';

const Small = styled('button', {
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

/** The heart and the like count on a store's page. */
export const StoreHeart = ({ shop }: { shop: StoreCard }) => <Button look="outline" {...useStoreHeart(shop)} />;

/** A store's heart in a list, with its like count. */
export const HeartCount = ({ shop }: { shop: StoreCard }) => (
  <Small type="button" data-part="heart" {...useStoreHeart(shop)} />
);

function useStoreHeart({ shopId, shopName, likeCount }: StoreCard) {
  const { isLiked, toggle } = useLike({ kind: 'shop', id: shopId });
  return {
    'aria-pressed': isLiked,
    'aria-label': `${shopName} 찜하기, 찜한 사람 ${grouped(likeCount)}`,
    onClick: toggle,
    children: (
      <>
        <Icon name={isLiked ? 'heart-filled' : 'heart'} size={18} />
        {grouped(likeCount)}
      </>
    ),
  };
}
