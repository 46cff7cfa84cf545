import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Chips, LoadedDetail } from '@jangteo/page';
import { Box, Empty } from '@jangteo/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { EndlessProducts } from '../products/endless-products.tsx';
import { ThemeHero } from './theme-hero.tsx';
import { themeQuery, type WantedTheme } from './theme-query.ts';
import { ThemeSkeleton } from './theme-skeleton.tsx';

interface ThemeViewProps {
  wanted: WantedTheme;
  linkTo: (recommendationCategoryId: number) => string;
  /** The accessible name of the links to the month's themes. */
  choice: string;
}

/** A theme's hero, the other themes of the month, and its products. */
export function ThemeView({ wanted, linkTo, choice }: ThemeViewProps) {
  const query = useInfiniteQuery(themeQuery(wanted));
  return (
    <LoadedDetail query={query} skeleton={<ThemeSkeleton />}>
      {({ pages }) => {
        const [first] = pages;
        if (!first) return null;
        const { theme, themes, totalCount } = first;
        return (
          <>
            <ThemeHero theme={theme} totalCount={totalCount} />
            <Chips
              label={choice}
              items={themes.map(({ recommendationCategoryId: id, name }) => ({
                label: name,
                to: linkTo(id),
                isCurrent: id === theme.recommendationCategoryId,
              }))}
            />
            {totalCount === 0 ? (
              <Empty
                icon="leaf"
                title="상품을 준비하고 있어요."
                action={<Link to={links.category()}>카테고리에서 찾아보기</Link>}
              />
            ) : (
              <Box paddingTop="2" paddingBottom="8">
                <EndlessProducts
                  key={theme.recommendationCategoryId}
                  id="theme-products"
                  label={`${theme.name} 상품`}
                  query={query}
                  pages={pages}
                />
              </Box>
            )}
          </>
        );
      }}
    </LoadedDetail>
  );
}
