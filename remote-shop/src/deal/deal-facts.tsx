import type { LimitedDealDetail } from '@jangteo/contract';
import { formatWon } from '@jangteo/ui';
import { Facts } from '../sections/facts.tsx';
import { PagePart } from '../sections/page-part.ts';

export const DealFacts = ({ deal: { origin, shippingFee, product } }: { deal: LimitedDealDetail }) => (
  <PagePart aria-label="상품 정보">
    <Facts
      facts={[
        { name: '원산지', value: origin },
        { name: '배송비', value: shippingFee === 0 ? '무료배송' : formatWon(shippingFee) },
        ...(product.unitPrice ? [{ name: '단위가격', value: product.unitPrice }] : []),
      ]}
    />
  </PagePart>
);
