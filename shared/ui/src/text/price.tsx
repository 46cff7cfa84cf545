import type { ReactNode } from 'react';
import { visuallyHidden } from '../layout/visually-hidden.ts';
import { styled } from '../theme/styled.tsx';
import { formatWon } from './grouped.ts';

const Root = styled('p', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '1',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'tight',
    '& [data-part=said]': visuallyHidden,
    '& > b': { fontWeight: 'bold' },
    '& > [data-part=rate]': { color: 'primary.text' },
    // No taller than the line, whose place it takes.
    '& > span': { alignSelf: 'center' },
    '& > del': { flexBasis: 'full', color: 'fg.subtle', fontSize: 'xs', textDecoration: 'line-through' },
    '& > small': { flexBasis: 'full', color: 'fg.subtle', fontSize: 'xs', marginTop: '0.5' },
  },
  variants: {
    size: { sm: { fontSize: 'md' }, md: { fontSize: 'lg' }, lg: { fontSize: '2xl' } },
  },
  defaultVariants: { size: 'md' },
});

export interface PriceProps {
  /** The price to pay. */
  price: number;
  /** The price before; shown struck through when it is higher. */
  original?: number | undefined;
  /** The reduction in whole percent. */
  rate?: number | undefined;
  /** For example '100g당 590원'. */
  unitPrice?: string | null | undefined;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** In the line of the price. */
  mark?: ReactNode;
}

export function Price({ price, original = price, rate = 0, unitPrice, size, mark }: PriceProps) {
  const reduced = original > price;
  return (
    <Root size={size} data-part="price">
      {reduced && (
        <del>
          <span data-part="said">원래 가격 </span>
          {formatWon(original)}
        </del>
      )}
      {rate > 0 && (
        <b data-part="rate">
          <span data-part="said">할인율 </span>
          {`${rate}%`}
        </b>
      )}
      <b>
        <span data-part="said">판매가 </span>
        {formatWon(price)}
      </b>
      {mark}
      {unitPrice && <small>{unitPrice}</small>}
    </Root>
  );
}
