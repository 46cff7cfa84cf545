import type { StoreInfo } from '@jangteo/contract';
import { LinkButton } from '@jangteo/page';
import { Icon, Picture } from '@jangteo/ui';
import { StoreHeart } from '../likes/store-heart.tsx';
import { pictureSizes } from '../picture-sizes.ts';
import { SellerFacts } from './seller-facts.tsx';
import { StoreFace } from './store-face.tsx';

export const StoreHero = ({ shop }: { shop: StoreInfo }) => (
  <StoreFace
    shop={shop}
    cover={<Picture src={shop.coverImage} alt="" width={640} height={320} sizes={pictureSizes.page} priority />}
  >
    <div data-part="actions">
      <StoreHeart shop={shop} />
      <LinkButton to={shop.url} look="outline">
        <Icon name="store" size={18} />
        판매자 쇼핑몰
      </LinkButton>
    </div>
    <SellerFacts seller={shop.seller} />
  </StoreFace>
);
