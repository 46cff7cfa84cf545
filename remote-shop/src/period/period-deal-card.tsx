import type { PeriodDeal } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { koreanPeriod } from '@jangteo/page';
import { Picture, styled } from '@jangteo/ui';
import { ProductCard } from '../products/product-card.tsx';
import { GrowingRail } from '../sections/growing-rail.tsx';

const Lead = styled(Link, {
  base: {
    position: 'relative',
    display: 'block',
    marginInline: '4',
    marginBottom: '4',
    borderRadius: 'lg',
    '& [data-part=rate]': {
      position: 'absolute',
      top: '3',
      left: '3',
      paddingInline: '2.5',
      paddingBlock: '1',
      borderRadius: 'full',
      bg: 'primary',
      color: 'primary.contrast',
      fontSize: 'sm',
      fontWeight: 'bold',
    },
    '& strong': { lineClamp: '2', marginTop: '3', fontSize: 'xl', fontWeight: 'bold', lineHeight: 'snug' },
    '& small': { lineClamp: '2', marginTop: '0.5', fontSize: 'md', color: 'fg.subtle' },
  },
});

export function PeriodDealCard({ deal }: { deal: PeriodDeal }) {
  return (
    <div>
      <Lead to={links.period(deal.periodId)}>
        <Picture
          src={deal.imageUrl}
          alt=""
          width={640}
          height={320}
          sizes="(min-width: 480px) 448px, calc(100vw - 32px)"
          corners="lg"
        />
        {deal.maxSaleRate > 0 && <span data-part="rate">최대 {deal.maxSaleRate}%</span>}
        <strong>{deal.title}</strong>
        <small>
          {deal.subtitle} · {koreanPeriod(deal.startDt, deal.endDt)}
        </small>
      </Lead>
      {deal.products.length > 0 && (
        <GrowingRail itemWidth="8.5rem" aria-label={`${deal.title} 상품`} items={deal.products}>
          {(product) => (
            <li key={product.productNo}>
              <ProductCard product={product} sizes="136px" />
            </li>
          )}
        </GrowingRail>
      )}
    </div>
  );
}
