import { links } from '@jangteo/contract/links';
import { Card } from './card.tsx';
import { Frame, Waiting } from './frame.tsx';
import { addressAt, useMarket } from './market.ts';

/** Today's limited deals, in a row that is swiped. */
export function ProductRail() {
  const deals = useMarket('GET /api/v1/display/home/deal');
  if (deals.state !== 'loaded') {
    return (
      <Frame>
        <Waiting loaded={deals} />
      </Frame>
    );
  }
  const { limited } = deals.data;
  if (limited.length === 0) {
    return (
      <Frame>
        <p data-part="note">
          지금 열린 한정특가가 없어요. <a href={addressAt(links.stores())}>스토어 둘러보기</a>
        </p>
      </Frame>
    );
  }
  return (
    <Frame>
      <ul aria-label="장터 한정특가">
        {limited.map((deal) => (
          <li key={deal.dealId}>
            <Card deal={deal} />
          </li>
        ))}
      </ul>
    </Frame>
  );
}
