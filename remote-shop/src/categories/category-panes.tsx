import type { CategoryTree } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { Empty, ErrorRetry, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from './categories-query.ts';
import { CategoryPanesSkeleton } from './category-panes-skeleton.tsx';
import { SecondCategories } from './second-categories.tsx';

const Root = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '6.5rem 1fr',
    alignItems: 'start',
    '& > nav': {
      position: 'sticky',
      top: 'calc({sizes.header} + env(safe-area-inset-top))',
      height: 'calc(100dvh - {sizes.header} - {sizes.bottomBar} - env(safe-area-inset-top))',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      scrollbarWidth: 'none',
      bg: 'bg.muted',
    },
    '& > nav a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: '3.25rem',
      paddingInline: '4',
      fontSize: 'md',
      color: 'fg.muted',
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    '& > nav a[aria-current]': { bg: 'bg', color: 'primary.text', fontWeight: 'bold' },
  },
});

/** Level 1 at the left, what belongs to the chosen one at the right. */
export function CategoryPanes() {
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery());
  const [search] = useSearchParams();
  if (!data && isError) return <ErrorRetry retrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <CategoryPanesSkeleton />;
  const chosen = data.list.find(({ categoryCode }) => categoryCode === search.get('code')) ?? data.list[0];
  if (!chosen) {
    return (
      <Empty icon="category" title="카테고리를 준비하고 있어요." action={<Link to={links.home()}>홈으로 가기</Link>} />
    );
  }
  return (
    <Root>
      <FirstCategories list={data.list} chosen={chosen} />
      <SecondCategories of={chosen} />
    </Root>
  );
}

const FirstCategories = ({ list, chosen }: { list: readonly CategoryTree[]; chosen: CategoryTree }) => (
  <nav aria-label="카테고리">
    <ul>
      {list.map((category) => (
        <li key={category.categoryCode}>
          <Link
            to={`${links.category()}?code=${category.categoryCode}`}
            replace
            aria-current={category === chosen ? 'true' : undefined}
          >
            {category.categoryName}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
