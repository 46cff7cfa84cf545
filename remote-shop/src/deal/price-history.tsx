import type { LimitedDealDetail } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import { formatWon, styled } from '@jangteo/ui';
import { PagePart } from '../sections/page-part.ts';
import { PriceLine } from './price-line.tsx';

const Caption = styled('p', {
  base: { fontSize: 'md', color: 'fg.muted', '& b': { color: 'fg', fontWeight: 'bold' } },
});

const day = (changedOn: string) => changedOn.slice(2).replaceAll('-', '.');

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
            지금 <b>{formatWon(product.discountPrice)}</b>은 {day(first.changedOn)}부터의 기록에서 <b>역대 최저</b>예요.
          </>
        ) : (
          <>
            가장 낮았던 가격은 {day(lowestPrice.changedOn)}의 <b>{formatWon(lowestPrice.discountPrice)}</b>이에요.
          </>
        )}
      </Caption>
    </PagePart>
  );
}
