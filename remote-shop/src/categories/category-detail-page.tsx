import { track } from '@jangteo/analytics';
import { links } from '@jangteo/contract/links';
import { Link, useParams } from '@jangteo/navigation';
import { ChipsSkeleton, FavouritesLink, Loaded, Missing, PageHeader, SearchLink, ShareButton } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { productSorts } from '../product-list/product-choice.ts';
import { ProductList } from '../product-list/product-list.tsx';
import { categoriesQuery } from './categories-query.ts';
import { CategoryChips } from './category-chips.tsx';
import { CategoryPanes } from './category-panes.tsx';
import { categoryPath, codeInAddress } from './category-path.ts';
import { categoryProductsQuery } from './category-products-query.ts';

export default function CategoryDetailPage() {
  const code = codeInAddress(useParams());
  const query = useQuery(categoriesQuery());
  const { data } = query;
  const path = categoryPath(data?.list ?? [], code ?? '');
  const { categoryNo, categoryName: name = '카테고리' } = path.at(-1) ?? {};
  useEffect(() => {
    if (categoryNo) track('view category', { category_id: categoryNo });
  }, [categoryNo]);
  if (code && data && path.length === 0) return <Missing />;
  return (
    <>
      <PageHeader title={name}>
        <SearchLink />
        <FavouritesLink />
        <ShareButton />
      </PageHeader>
      {code ? (
        <>
          <Loaded query={query} failed="hidden" skeleton={<ChipsSkeleton />}>
            {() => <CategoryChips path={path} />}
          </Loaded>
          <ProductList
            label={`${name} 상품`}
            sorts={productSorts}
            queryOf={(choice) => categoryProductsQuery(code, choice)}
            empty={
              <Empty
                title="아직 상품이 없는 카테고리예요."
                action={<Link to={links.category()}>다른 카테고리 보기</Link>}
              />
            }
          />
        </>
      ) : (
        <CategoryPanes />
      )}
    </>
  );
}
