import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Chips, EndlessEnd, LoadFailure, withoutRepeats } from '@jangteo/page';
import { Box, Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ProductCard } from '../products/product-card.tsx';
import { ProductGrid } from '../products/product-grid.ts';
import { ProductGridSkeleton } from '../products/product-grid-skeleton.tsx';
import { ThemeHero } from './theme-hero.tsx';
import { themeQuery, type WantedTheme } from './theme-query.ts';
import { ThemeSkeleton } from './theme-skeleton.tsx';

const cardSizes = '(min-width: 480px) 218px, calc((100vw - 44px) / 2)';

interface ThemeViewProps {
  wanted: WantedTheme;
  linkTo: (recommendationCategoryId: number) => string;
  /** Names the choice of the month's themes. */
  choice: string;
}

/** A theme's hero, the other themes of the month, and its products. */
export function ThemeView({ wanted, linkTo, choice }: ThemeViewProps) {
  const query = useInfiniteQuery(themeQuery(wanted));
  const first = query.data?.pages[0];
  if (!query.data || !first) {
    if (!query.error) return <ThemeSkeleton />;
    return <LoadFailure error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  }
  const { theme, themes, totalCount } = first;
  const products = withoutRepeats(
    query.data.pages.flatMap(({ list }) => list),
    ({ productNo }) => productNo,
  );
  return (
    <>
      <ThemeHero theme={theme} productCount={totalCount} />
      <Chips
        label={choice}
        items={themes.map(({ recommendationCategoryId: id, name }) => ({
          label: name,
          to: linkTo(id),
          isCurrent: id === theme.recommendationCategoryId,
        }))}
      />
      {products.length === 0 ? (
        <Empty
          icon="leaf"
          title="상품을 준비하고 있어요."
          action={<Link to={links.category()}>카테고리에서 찾아보기</Link>}
        />
      ) : (
        <Box paddingTop="2" paddingBottom="8">
          <ProductGrid aria-label={`${theme.name} 상품`}>
            {products.map((product, index) => (
              <li key={product.productNo}>
                <ProductCard product={product} sizes={cardSizes} loading={index < 2 ? 'eager' : 'lazy'} />
              </li>
            ))}
          </ProductGrid>
          <EndlessEnd query={query} skeleton={<ProductGridSkeleton />} />
        </Box>
      )}
    </>
  );
}
