import type { CategoryTree } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { Loaded } from '@jangteo/page';
import { Empty } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { categoriesQuery } from './categories-query.ts';
import { CategoryPanesSkeleton } from './category-panes-skeleton.tsx';
import { PanesRoot } from './panes-root.ts';
import { SecondCategories } from './second-categories.tsx';

/** Level 1 at the left, the subcategories of the chosen one at the right. */
export const CategoryPanes = () => (
  <Loaded query={useQuery(categoriesQuery())} failed="page" skeleton={<CategoryPanesSkeleton />}>
    {({ list }) => <Panes list={list} />}
  </Loaded>
);

function Panes({ list }: { list: readonly CategoryTree[] }) {
  const [search] = useSearchParams();
  const chosen = list.find(({ categoryCode }) => categoryCode === search.get('code')) ?? list[0];
  if (!chosen) {
    return (
      <Empty
        alone
        icon="category"
        title="카테고리를 준비하고 있어요."
        action={<Link to={links.home()}>홈으로 가기</Link>}
      />
    );
  }
  return (
    <PanesRoot>
      <FirstCategories list={list} chosen={chosen} />
      <SecondCategories of={chosen} />
    </PanesRoot>
  );
}

const FirstCategories = ({ list, chosen }: { list: readonly CategoryTree[]; chosen: CategoryTree }) => (
  <nav data-part="first" aria-label="카테고리">
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
