import type { BridgeState } from '@jangteo/overlay';
import { formatWon, styled } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { sellerPriceQuery } from './seller-price.ts';

/** Its space is kept from the start: the response may arrive while the visitor reads, or never. */
const Root = styled('p', {
  base: {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'center',
    gap: '1',
    minHeight: '4.75rem',
    fontSize: 'sm',
    fontWeight: 'semibold',
    '& > span': {
      paddingInline: '4',
      paddingBlock: '2',
      borderRadius: 'lg',
      bg: 'primary.subtle',
      animation: 'rise 200ms',
    },
    '& b': { display: 'block', fontSize: 'lg', fontWeight: 'bold', color: 'primary.text' },
    '& s': { fontWeight: 'normal', color: 'fg.subtle' },
  },
});

/**
 * Tells the visitor when the product's price differs from the one seen here. The seller's price comes first, then the
 * market's.
 */
export function PriceChange({ bridge }: { bridge: BridgeState }) {
  const { data: prices } = useQuery(sellerPriceQuery(bridge.productNo));
  const seen = bridge.searchProduct?.discountPrice ?? prices?.marketPrice;
  const now = prices?.sellerPrice ?? prices?.marketPrice;
  return (
    <Root data-part="price" aria-live="polite">
      {seen !== undefined && now !== undefined && now !== seen && (
        <span>
          판매처 가격이 {now > seen ? '올랐어요' : '내렸어요'}
          <b>
            <s>{formatWon(seen)}</s> → {formatWon(now)}
          </b>
        </span>
      )}
    </Root>
  );
}
