import type { LimitedDealDetail } from '@jangteo/contract';
import { PagePart } from '../sections/page-part.ts';
import { SellerFacts } from '../stores/seller-facts.tsx';
import { StoreRow } from '../stores/store-row.tsx';

export const DealSeller = ({ deal }: { deal: LimitedDealDetail }) => (
  <PagePart aria-labelledby="seller-title">
    <h2 id="seller-title">판매자</h2>
    <StoreRow shop={deal.shop} />
    <SellerFacts seller={deal.seller} />
  </PagePart>
);
