import { Card } from './card.tsx';
import { Frame, Waiting } from './frame.tsx';
import { useMarket } from './market.ts';

/** A limited deal's product; it leads to the deal's page in the market. */
export function ProductCard({ dealId }: { dealId: number }) {
  const deal = useMarket('GET /api/v1/display/deal/:id', dealId);
  return <Frame>{deal.state === 'loaded' ? <Card deal={deal.data} /> : <Waiting loaded={deal} />}</Frame>;
}
