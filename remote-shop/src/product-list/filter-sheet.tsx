import { Button, grouped, Sheet, styled } from '@jangteo/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { productCount } from '../products/product-count.ts';
import { priceLabel, priceRanges, saleRateLabel, saleRates } from './choice-labels.ts';
import { LoadingOptions, OptionGroup } from './option-group.tsx';
import type { ProductChoice } from './product-choice.ts';
import type { ProductListQuery } from './product-list-query.ts';

export interface CategoryOption {
  categoryNo: number;
  categoryName: string;
  /** Null where it is not known. */
  productCount: number | null;
}

const Actions = styled('div', {
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '2' },
});

interface FilterSheetProps {
  onClose: () => void;
  choice: ProductChoice;
  /** Null while they load. */
  categories: readonly CategoryOption[] | null;
  countQueryOf: (choice: ProductChoice) => ProductListQuery;
  onApply: (choice: ProductChoice) => void;
}

/**
 * Shows how many products a filter has before it is applied. The count comes with the list itself, which is then in the
 * cache.
 */
export function FilterSheet({ onClose, choice, categories, countQueryOf, onApply }: FilterSheetProps) {
  const [draft, setDraft] = useState(choice);
  const { data, isPlaceholderData } = useInfiniteQuery({ ...countQueryOf(draft), placeholderData: keepPreviousData });
  const count = isPlaceholderData ? undefined : data?.pages[0]?.totalCount;
  const { minPrice, maxPrice, minSaleRate, categoryNo } = draft;
  return (
    <Sheet
      open
      onClose={onClose}
      title="필터"
      actions={
        <Actions>
          <Button look="subtle" size="lg" onClick={() => setDraft({ sort: choice.sort })}>
            초기화
          </Button>
          <Button size="lg" onClick={() => onApply(draft)}>
            {count === undefined ? '상품 보기' : `상품 ${productCount(count)}개 보기`}
          </Button>
        </Actions>
      }
    >
      {categories === null && <LoadingOptions title="카테고리" />}
      {categories && categories.length > 0 && (
        <OptionGroup
          name="categoryNo"
          title="카테고리"
          options={[
            { label: '전체', value: undefined },
            ...categories.map((category) => ({
              label: category.categoryName,
              ...(category.productCount !== null && { detail: grouped(category.productCount) }),
              value: category.categoryNo,
            })),
          ]}
          isChosen={(value) => value === categoryNo}
          onChoose={(value) => setDraft({ ...draft, categoryNo: value })}
        />
      )}
      <OptionGroup
        name="price"
        title="가격"
        options={[{}, ...priceRanges].map((range) => ({ label: priceLabel(range), value: range }))}
        isChosen={(range) => range.minPrice === minPrice && range.maxPrice === maxPrice}
        onChoose={(range) => setDraft({ ...draft, minPrice: range.minPrice, maxPrice: range.maxPrice })}
      />
      <OptionGroup
        name="saleRate"
        title="할인율"
        options={[undefined, ...saleRates].map((rate) => ({
          label: rate === undefined ? '전체' : saleRateLabel(rate),
          value: rate,
        }))}
        isChosen={(rate) => rate === minSaleRate}
        onChoose={(rate) => setDraft({ ...draft, minSaleRate: rate })}
      />
    </Sheet>
  );
}
