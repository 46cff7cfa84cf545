import type { LimitedDeal } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Progress, styled } from '@jangteo/ui';
import { memo } from 'react';
import { ProductCard } from '../products/product-card.tsx';
import { ClosingSoon } from './closing-soon.tsx';
import { cardPictureSizes } from './deal-of-card.ts';
import { productIn } from './deal-price.tsx';
import { type DealState, useDealState } from './deal-state.ts';
import { DealTimer } from './deal-timer.tsx';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    '& [data-part=state]': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '2',
      minHeight: '8',
      marginBottom: '1.5',
    },
    // Two lines for every title: what is below it stays when later pieces of the font make one line of two.
    '& h3': { minHeight: '2lh' },
    '& [data-part=stock]': { marginTop: 'auto', paddingTop: '2.5', fontSize: 'xs', color: 'fg.subtle' },
    '& [data-part=stock] > p': { marginTop: '1' },
  },
});

interface LimitedDealCardProps {
  deal: LimitedDeal;
  serverDt: string;
  loading: 'lazy' | 'eager';
}

export function LimitedDealCard(props: LimitedDealCardProps) {
  const state = useDealState({ ...props.deal, serverDt: props.serverDt });
  return <CardIn {...props} state={state} />;
}

/** Rendered anew when the state changes, not with every second. */
const CardIn = memo(({ deal, serverDt, loading, state }: LimitedDealCardProps & { state: DealState }) => {
  const { startDt, endDt } = deal;
  const product = productIn(state, deal);
  const remainRate = product.isSoldOut ? 0 : deal.remainRate;
  return (
    <Root>
      <div data-part="state">
        <DealTimer startDt={startDt} endDt={endDt} serverDt={serverDt} />
        {!product.isSoldOut && (
          <ClosingSoon startDt={startDt} endDt={endDt} remainRate={remainRate} serverDt={serverDt} />
        )}
      </div>
      <ProductCard product={product} to={links.deal(deal.dealId)} sizes={cardPictureSizes} loading={loading} />
      {state !== 'ended' && (
        <div data-part="stock">
          <Progress value={remainRate} label="남은 수량" />
          <p>{product.isSoldOut ? '모두 팔렸어요' : `${remainRate}% 남았어요`}</p>
        </div>
      )}
    </Root>
  );
});
