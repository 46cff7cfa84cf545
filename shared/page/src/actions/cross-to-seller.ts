import { track } from '@jangteo/analytics';
import type { ProductCard } from '@jangteo/contract';
import { isPlainClick } from '@jangteo/navigation';
import { type BridgePayload, openBridge } from '@jangteo/overlay';
import type { MouseEvent } from 'react';

type Place = Pick<BridgePayload, 'listComponentName' | 'order'>;

/**
 * Handles a click on the link of a product that stands at this place of a list: counts it, and opens the bridge to the
 * seller. A click that opens a new tab is left to the browser.
 */
export function crossToSeller(event: MouseEvent, product: ProductCard, place: Place): void {
  const { productNo, categoryNo, price, discountPrice, url, title, shopId, shopName } = product;
  track('click item', {
    item_id: productNo,
    category_id: categoryNo,
    price,
    discounted_price: discountPrice,
    order: place.order,
  });
  if (!isPlainClick(event)) return;
  event.preventDefault();
  openBridge({ url, title, shopId, shopName, productNo, categoryId: categoryNo, searchProduct: product, ...place });
}
