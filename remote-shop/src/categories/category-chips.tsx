import { links } from '@jangteo/contract/links';
import { Chips } from '@jangteo/page';
import type { categoryPath } from './category-path.ts';

/** The category's subcategories; on the last level, its siblings. */
export function CategoryChips({ path }: { path: ReturnType<typeof categoryPath> }) {
  const current = path.at(-1);
  const parent = current?.children?.length ? current : path.at(-2);
  if (!current || !parent?.children?.length) return null;
  return (
    <Chips
      label="하위 카테고리"
      items={[
        { label: '전체', to: links.categoryDetail(parent.categoryCode), isCurrent: current === parent },
        ...parent.children.map(({ categoryCode, categoryName, level }) => ({
          label: categoryName,
          to:
            level === 3 ? links.categoryDetail(parent.categoryCode, categoryCode) : links.categoryDetail(categoryCode),
          isCurrent: current.categoryCode === categoryCode,
        })),
      ]}
    />
  );
}
