// Decision: docs/decisions/2026-11-20-bridge-leaves-in-the-same-window.md

import { call } from '@jangteo/http';
import { type BridgeState, closeBridge } from '@jangteo/overlay';
import { Icon, IconButton, Picture, useModal } from '@jangteo/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useToastContainerRef } from '../../toasts/toast-container.ts';
import { BridgeRoot } from './bridge-root.ts';
import { PriceChange } from './price-change.tsx';
import { useLeaving } from './use-leaving.ts';

export function BridgeDialog({ bridge }: { bridge: BridgeState }) {
  const id = useId();
  const { data: shop } = useShop(bridge.shopId);
  useLeaving(bridge);
  const shopName = bridge.shopName ?? shop?.shopName;
  return (
    <BridgeRoot {...useModal(closeBridge)} aria-labelledby={id}>
      <div ref={useToastContainerRef()}>
        <IconButton icon="close" label="닫기" onClick={closeBridge} />
        <section>
          <div data-part="store">
            {shop ? (
              <Picture
                src={shop.mainImage}
                alt=""
                width={192}
                height={192}
                sizes="96px"
                loading="eager"
                corners="full"
              />
            ) : (
              <Icon name="store" size={40} />
            )}
          </div>
          <h2 id={id}>{shopName && <strong>{shopName}</strong>} 장터가 큐레이션한 판매자 스토어로 이동하고 있어요</h2>
          {bridge.title && <p data-part="title">{bridge.title}</p>}
          <div data-part="progress" role="progressbar" aria-label="이동 중">
            <span />
          </div>
          <PriceChange bridge={bridge} />
        </section>
        <footer>
          <p>장터는 통신판매중개자로서 통신판매의 당사자가 아니며, 주문·배송·교환·반품의 책임은 판매자에게 있습니다.</p>
          <p>상품 정보와 가격은 판매자의 쇼핑몰과 다를 수 있으니 주문하실 때 확인해 주세요.</p>
        </footer>
      </div>
    </BridgeRoot>
  );
}

const useShop = (shopId = 0) =>
  useQuery({
    queryKey: ['host:bridge-shop', shopId],
    queryFn: ({ signal }) => call('GET /api/v1/display/shop/info', { query: { shopId }, signal }),
    enabled: shopId > 0,
  });
