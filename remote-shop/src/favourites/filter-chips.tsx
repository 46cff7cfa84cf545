import type { LikedProducts, ProductCard } from '@jangteo/contract';
import { Chips } from '@jangteo/page';
import { grouped } from '@jangteo/ui';
import { type LikedFilter, likedFilterAddress, toggled } from './liked-filter.ts';

type Category = LikedProducts['categories'][number];

interface FilterChipsProps {
  filter: LikedFilter;
  categories: readonly Category[];
  /** Products of the list that have lost their hearts since the categories were counted. */
  unliked: readonly ProductCard[];
}

export function FilterChips({ filter, categories, unliked }: FilterChipsProps) {
  const { categoryNo, isSale, isAvailable } = filter;
  return (
    <Chips
      label="찜한 상품 거르기"
      items={[
        { label: '전체', to: likedFilterAddress({}), isCurrent: Object.keys(filter).length === 0 },
        { label: '할인 중', to: likedFilterAddress(toggled(filter, 'isSale', true)), isCurrent: isSale === true },
        {
          label: '구매 가능',
          to: likedFilterAddress(toggled(filter, 'isAvailable', true)),
          isCurrent: isAvailable === true,
        },
        ...categories.map((category) => ({
          label: `${category.categoryName} ${grouped(countOf(category, unliked))}`,
          to: likedFilterAddress(toggled(filter, 'categoryNo', category.categoryNo)),
          isCurrent: category.categoryNo === categoryNo,
        })),
      ]}
    />
  );
}

const countOf = ({ productCount, leafNos }: Category, unliked: readonly ProductCard[]): number =>
  // An older API sends no `leafNos`.
  productCount - unliked.filter(({ categoryNo }) => leafNos?.includes(categoryNo)).length;
