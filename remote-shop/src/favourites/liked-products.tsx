import { links } from '@jangteo/contract/links';
import { isMissing } from '@jangteo/http';
import { Link } from '@jangteo/navigation';
import { ChipsSkeleton, EndlessEnd, itemsOf, Loaded, useFreshList } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Box, Empty, grouped, VisuallyHidden } from '@jangteo/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { pictureSizes } from '../picture-sizes.ts';
import { ProductCard } from '../products/product-card.tsx';
import { ProductGrid } from '../products/product-grid.ts';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { ListHead, ListHeadSkeleton } from '../sections/list-head.tsx';
import { EditBar } from './edit-bar.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type LikedFilter, likedFilterAddress } from './liked-filter.ts';
import { likedProductsKey, likedProductsQuery } from './liked-queries.ts';
import { Selectable } from './selectable.tsx';
import { likedCount, productNoOf, useUnliked } from './use-liked-count.ts';
import { useRemoval } from './use-removal.ts';
import { useSelection } from './use-selection.ts';

export function LikedProducts({ filter }: { filter: LikedFilter }) {
  const query = useFreshList({
    ...likedProductsQuery(filter),
    enabled: useIsMember(),
    placeholderData: keepPreviousData,
  });
  const selection = useSelection();
  const removal = useRemoval('product', likedProductsKey);
  const unliked = useUnliked('product', query.data?.pages, productNoOf);
  const count = likedCount(query.data?.pages, unliked);

  // The address names a category that no longer exists.
  if (!query.data && isMissing(query.error)) return <NothingFits />;
  return (
    <Loaded
      query={query}
      failed="page"
      skeleton={
        <div aria-busy>
          <ChipsSkeleton />
          <ListHeadSkeleton />
          <Box paddingTop="2">
            <ProductGridSkeleton />
          </Box>
        </div>
      }
    >
      {({ pages }) => {
        const [first] = pages;
        const listed = itemsOf(pages, productNoOf);
        const products = listed.filter(({ productNo }) => !removal.isRemoved(productNo));
        const ids = products.map(({ productNo }) => productNo);
        const isFiltered = Object.keys(filter).length > 0;
        if (!first || (products.length === 0 && !isFiltered)) return <NothingLiked />;
        return (
          <>
            <FilterChips
              filter={filter}
              categories={first.categories}
              unliked={listed.filter(({ productNo }) => unliked.has(productNo))}
            />
            <h2>
              <VisuallyHidden>찜한 상품 목록</VisuallyHidden>
            </h2>
            <ListHead>
              <p role="status">
                상품 <b>{grouped(count ?? 0)}</b>개
              </p>
              {products.length > 0 && (
                <button type="button" onClick={() => selection.edit(!selection.isEditing)}>
                  {selection.isEditing ? '완료' : '편집'}
                </button>
              )}
            </ListHead>
            {products.length === 0 && <NothingFits />}
            <Box paddingTop="2" paddingBottom="8" opacity={query.isPlaceholderData ? '0.5' : '1'}>
              <ProductGrid id="liked-products" aria-label="찜한 상품">
                {products.map((product) => (
                  <li key={product.productNo}>
                    <Selectable id={product.productNo} name={product.title} selection={selection}>
                      <ProductCard product={product} sizes={pictureSizes.half} />
                    </Selectable>
                  </li>
                ))}
              </ProductGrid>
              <EndlessEnd query={query} skeleton={<ProductGridSkeleton />} />
            </Box>
            {selection.isEditing && <EditBar selection={selection} ids={ids} onRemove={removal.remove} />}
          </>
        );
      }}
    </Loaded>
  );
}

const NothingLiked = () => (
  <Empty
    alone
    icon="heart"
    title="아직 찜한 상품이 없어요."
    text="마음에 드는 상품의 하트를 누르면 여기에 모여요."
    action={<Link to={links.home()}>오늘의 특가 보러 가기</Link>}
  />
);

const NothingFits = () => (
  <Empty
    icon="search"
    title="조건에 맞는 찜한 상품이 없어요."
    action={
      <Link to={likedFilterAddress({})} replace>
        조건 모두 지우기
      </Link>
    }
  />
);
