import type { PeriodDeal } from '@jangteo/contract';
import { Stack } from '@jangteo/ui';
import { memo } from 'react';
import { usePhase } from '../phase/use-phase.ts';
import { ProductCard } from '../products/product-card.tsx';
import { cardTextHeight } from '../products/product-card-root.ts';
import { GrowingRail } from '../sections/growing-rail.tsx';
import { PeriodLead } from './period-lead.tsx';

const cardWidth = '8.5rem';

interface PeriodDealCardProps {
  deal: PeriodDeal;
  /** The server's time in the reply. */
  serverDt: string;
  /** At the top of the page. */
  leads?: boolean;
}

/** A deal that is running, with its products; when it ends, they lose its prices and are left out. */
export function PeriodDealCard({ deal, serverDt, leads = false }: PeriodDealCardProps) {
  const hasEnded = usePhase({ ...deal, serverDt }) === 'ended';
  return <CardIn deal={deal} hasEnded={hasEnded} leads={leads} />;
}

/** Rendered anew when the deal ends, not with every second. */
const CardIn = memo(({ deal, hasEnded, leads }: { deal: PeriodDeal; hasEnded: boolean; leads: boolean }) => (
  <Stack gap="4">
    <PeriodLead deal={deal} status={hasEnded ? 'ended' : 'running'} leads={leads} />
    {!hasEnded && deal.products.length > 0 && (
      <GrowingRail
        name={`period deal ${deal.periodId}`}
        itemWidth={cardWidth}
        itemHeight={`calc(${cardWidth} + ${cardTextHeight})`}
        aria-label={`${deal.title} 상품`}
        items={deal.products}
      >
        {(product) => (
          <li key={product.productNo}>
            <ProductCard product={product} sizes="136px" />
          </li>
        )}
      </GrowingRail>
    )}
  </Stack>
));
