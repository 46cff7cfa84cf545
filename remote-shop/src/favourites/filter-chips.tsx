import type { LikedProducts } from '@jangteo/contract';
import { Chips } from '@jangteo/page';
import { grouped } from '@jangteo/ui';
import { type LikedFilter, likedFilterAddress, toggled } from './liked-filter.ts';

interface FilterChipsProps {
  filter: LikedFilter;
  categories: LikedProducts['categories'];
}

export function FilterChips({ filter, categories }: FilterChipsProps) {
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
          label: `${category.categoryName} ${grouped(category.productCount)}`,
          to: likedFilterAddress(toggled(filter, 'categoryNo', category.categoryNo)),
          isCurrent: category.categoryNo === categoryNo,
        })),
      ]}
    />
  );
}
