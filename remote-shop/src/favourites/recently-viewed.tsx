import { links } from '@jangteo/contract/links';
import { askConfirm, showToast } from '@jangteo/overlay';
import { Box, Empty, won } from '@jangteo/ui';
import { LinkButton } from '../layout/link-button.ts';
import { ProductGrid } from '../products/product-grid.ts';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { ListHead } from './list-head.ts';
import { RecentCard } from './recent-card.tsx';
import { replaceRecentProducts as replace, useRecentProducts } from './use-recent-products.ts';

export function RecentlyViewed() {
  const products = useRecentProducts();
  if (!products) {
    return (
      <Box paddingBlock="4">
        <ProductGridSkeleton />
      </Box>
    );
  }
  if (products.length === 0) return <NothingSeen />;

  const remove = (productNo: number) => {
    replace(products.filter((product) => product.productNo !== productNo));
    showToast({
      matter: 'recent',
      start: '최근 본 상품에서 지웠어요.',
      action: { label: '되돌리기', onPress: () => replace(products) },
    });
  };
  const removeAll = async () => {
    if (await askConfirm({ text: '최근 본 상품을 모두 지울까요?', confirmLabel: '모두 지우기' })) replace([]);
  };

  return (
    <>
      <ListHead>
        <p role="status">
          상품 <b>{won(products.length)}</b>개
        </p>
        <button type="button" onClick={() => void removeAll()}>
          모두 지우기
        </button>
      </ListHead>
      <Box paddingTop="2" paddingBottom="8">
        <ProductGrid aria-label="최근 본 상품">
          {products.map((product) => (
            <li key={product.productNo}>
              <RecentCard product={product} onRemove={() => remove(product.productNo)} />
            </li>
          ))}
        </ProductGrid>
      </Box>
    </>
  );
}

const NothingSeen = () => (
  <Empty
    icon="clock"
    title="최근 본 상품이 없어요."
    text="둘러본 상품을 30개까지 모아 두었다가 여기에서 보여 드려요."
    action={
      <LinkButton to={links.home()} look="outline">
        오늘의 특가 보러 가기
      </LinkButton>
    }
  />
);
