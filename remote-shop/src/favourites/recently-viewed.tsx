import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { askConfirm } from '@jangteo/overlay';
import { useFocusAfterRemoval } from '@jangteo/page';
import { Box, Empty, grouped, VisuallyHidden } from '@jangteo/ui';
import { type RefObject, useRef } from 'react';
import { ProductGrid } from '../products/product-grid.ts';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { ListHead, ListHeadSkeleton } from '../sections/list-head.tsx';
import { RecentCard } from './recent-card.tsx';
import { useRecentProducts } from './use-recent-products.ts';
import { useRemoveRecent } from './use-remove-recent.ts';

export function RecentlyViewed() {
  const products = useRecentProducts();
  const { forget, forgetAll } = useRemoveRecent();
  const list = useRef<HTMLUListElement>(null);
  const nextStep = useRef<HTMLAnchorElement>(null);
  const shown = products?.map(({ productNo }) => productNo).join() ?? '';
  const noteRemoval = useFocusAfterRemoval({ list, controls: '[data-part=remove]', shown, fallback: nextStep });
  const remove = (productNo: number, place: number) => {
    noteRemoval(place);
    void forget(productNo);
  };
  const removeAll = async () => {
    if (!(await askConfirm({ text: '최근 본 상품을 모두 지울까요?', confirmLabel: '모두 지우기' }))) return;
    noteRemoval(0);
    void forgetAll();
  };
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
  if (products.length === 0) return <NothingSeen nextStep={nextStep} />;

  return (
    <>
      <h2>
        <VisuallyHidden>최근 본 상품 목록</VisuallyHidden>
      </h2>
      <ListHead>
        <p role="status">
          상품 <b>{grouped(products.length)}</b>개
        </p>
        <button type="button" onClick={() => void removeAll()}>
          모두 지우기
        </button>
      </ListHead>
      <Box paddingTop="2" paddingBottom="8">
        <ProductGrid ref={list} id="recent-products" aria-label="최근 본 상품">
          {products.map((product, place) => (
            <li key={product.productNo}>
              <RecentCard product={product} onRemove={() => remove(product.productNo, place)} />
            </li>
          ))}
        </ProductGrid>
      </Box>
    </>
  );
}

const NothingSeen = ({ nextStep }: { nextStep: RefObject<HTMLAnchorElement | null> }) => (
  <Empty
    alone
    icon="clock"
    title="최근 본 상품이 없어요."
    text="둘러본 상품을 30개까지 여기에 모아 둬요."
    action={
      <Link ref={nextStep} to={links.home()}>
        오늘의 특가 보러 가기
      </Link>
    }
  />
);
