import { track } from '@jangteo/analytics';
import type { StoreInfo } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Empty } from '@jangteo/ui';
import { useEffect } from 'react';
import { productSorts } from '../product-list/product-choice.ts';
import { ProductList } from '../product-list/product-list.tsx';
import { StoreHero } from './store-hero.tsx';
import { storeProductsQuery } from './store-queries.ts';

export function StoreView({ shop }: { shop: StoreInfo }) {
  const { shopId } = shop;
  useEffect(() => track('view store', { item_id: shopId }), [shopId]);
  return (
    <>
      <StoreHero shop={shop} />
      <ProductList
        label={`${shop.shopName} 상품`}
        sorts={productSorts}
        queryOf={(choice) => storeProductsQuery(shopId, choice)}
        categories={shop.categories}
        empty={
          <Empty
            icon="store"
            title="아직 파는 상품이 없어요."
            action={<Link to={links.stores()}>다른 스토어 둘러보기</Link>}
          />
        }
      />
    </>
  );
}
