import type { PeriodDeal } from '@jangteo/contract';
import { Stack } from '@jangteo/ui';
import { ProductCard } from '../products/product-card.tsx';
import { GrowingRail } from '../sections/growing-rail.tsx';
import { PeriodLead } from './period-lead.tsx';

/** A deal that is running, with its products. */
export const PeriodDealCard = ({ deal }: { deal: PeriodDeal }) => (
  <Stack gap="4">
    <PeriodLead deal={deal} status="running" />
    {deal.products.length > 0 && (
      <GrowingRail
        name={`period deal ${deal.periodId}`}
        itemWidth="8.5rem"
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
);
