import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Box, Empty, grouped, VisuallyHidden } from '@jangteo/ui';
import { ProductGrid } from '../products/product-grid.ts';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { ListHead, ListHeadSkeleton } from '../sections/list-head.tsx';
import { RecentCard } from './recent-card.tsx';
import { useRecentProducts } from './use-recent-products.ts';
import { useRemoveRecent } from './use-remove-recent.ts';

export function RecentlyViewed() {
  const products = useRecentProducts();
  const { forget, forgetAll } = useRemoveRecent();
  if (!products) {
    return (
      <div aria-busy>
        <ListHeadSkeleton />
        <Box paddingTop="2">
          <ProductGridSkeleton />
        </Box>
      </div>
    );
  }
  if (products.length === 0) return <NothingSeen />;

  return (
    <>
      <h2>
        <VisuallyHidden>최근 본 상품 목록</VisuallyHidden>
      </h2>
      <ListHead>
        <p role="status">
          상품 <b>{grouped(products.length)}</b>개
        </p>
        <button type="button" onClick={() => void forgetAll()}>
          모두 지우기
        </button>
      </ListHead>
      <Box paddingTop="2" paddingBottom="8">
        <ProductGrid id="recent-products" aria-label="최근 본 상품">
          {products.map((product) => (
            <li key={product.productNo}>
              <RecentCard product={product} onRemove={() => void forget(product.productNo)} />
            </li>
          ))}
        </ProductGrid>
      </Box>
    </>
  );
}

const NothingSeen = () => (
  <Empty
    alone
    icon="clock"
    title="최근 본 상품이 없어요."
    text="둘러본 상품을 30개까지 여기에 모아 둬요."
    action={<Link to={links.home()}>오늘의 특가 보러 가기</Link>}
  />
);
