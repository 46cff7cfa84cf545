import type { ProductCard } from '@jangteo/contract';
import { Loaded, textFieldStyles, useDebounced } from '@jangteo/page';
import { Empty, Sheet, Skeleton, Stack, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { findProductsQuery } from './find-products-query.ts';
import { ProductSummary } from './product-summary.tsx';

const longestKeyword = 50;
const typingPauseMs = 300;

const Root = styled('div', {
  base: {
    // As high as with results, so that the sheet does not move while the member types.
    height: '60dvh',
    '& > input': {
      width: 'full',
      height: '3.25rem',
      paddingInline: '4',
      ...textFieldStyles,
    },
    '& > ul': { marginTop: '2' },
    '& > ul > li > button': { width: 'full', paddingBlock: '2', borderRadius: 'md', _active: { bg: 'bg.muted' } },
  },
});

interface ProductPickerProps {
  open: boolean;
  onClose: () => void;
  onPick: (product: ProductCard) => void;
}

/** Searches the market and returns the product that is tapped. */
export const ProductPicker = ({ open, onClose, onPick }: ProductPickerProps) => (
  <Sheet open={open} onClose={onClose} title="상품 찾기">
    <Search onPick={onPick} />
  </Sheet>
);

function Search({ onPick }: Pick<ProductPickerProps, 'onPick'>) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // An effect: the sheet, when it opens, gives the focus to its first button.
  useEffect(() => field.current?.focus(), []);
  const keyword = useDebounced(text.trim(), typingPauseMs);
  const found = useQuery({ ...findProductsQuery(keyword), enabled: keyword !== '' });
  return (
    <Root>
      <input
        ref={field}
        type="search"
        aria-label="상품 검색어"
        placeholder="어떤 상품인가요?"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={longestKeyword}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {keyword !== '' && (
        <Loaded
          query={found}
          skeleton={<ResultsSkeleton />}
          failedTitle="상품을 찾지 못했어요."
          isEmpty={(products) => products.length === 0}
          empty={<Empty icon="search" title="찾는 상품이 없어요." text="다른 말로 찾아보세요." />}
        >
          {(products) => (
            <ul>
              {products.map((product) => (
                <li key={product.productNo}>
                  <button type="button" onClick={() => onPick(product)}>
                    <ProductSummary product={product}>{product.title}</ProductSummary>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Loaded>
      )}
    </Root>
  );
}

const ResultsSkeleton = () => (
  <Stack aria-busy="true" style={{ marginTop: '1rem' }}>
    <Skeleton height="4rem" />
    <Skeleton height="4rem" />
    <Skeleton height="4rem" />
  </Stack>
);
