import type { LimitedDealDetail } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import { koreanDate } from '@jangteo/page';
import { formatWon, styled } from '@jangteo/ui';
import { PagePart } from '../sections/page-part.ts';
import { PriceLine } from './price-line.tsx';

const Caption = styled('p', {
  base: { fontSize: 'md', color: 'fg.muted', '& b': { color: 'fg', fontWeight: 'bold' } },
});

/** Hidden where the price never changed: a line needs two points. */
export function PriceHistory({ deal }: { deal: LimitedDealDetail }) {
  const { priceHistory, lowestPrice, isLowestEver, product } = deal;
  const [first] = priceHistory;
  if (!first || !lowestPrice || priceHistory.length < 2) return null;
  return (
    <PagePart aria-labelledby="price-title">
      <h2 id="price-title">가격 변화</h2>
      <PriceLine points={priceHistory} now={product.discountPrice} lastDay={koreanDay(new Date(deal.serverDt))} />
      <Caption>
        {isLowestEver ? (
          <>
            {koreanDate(first.changedOn)}부터 지금까지 <b>{formatWon(product.discountPrice)}</b>이 <b>역대 최저</b>예요.
          </>
        ) : (
          <>
            가장 낮았던 가격은 {koreanDate(lowestPrice.changedOn)}의 <b>{formatWon(lowestPrice.discountPrice)}</b>
            이에요.
          </>
        )}
      </Caption>
    </PagePart>
  );
}
