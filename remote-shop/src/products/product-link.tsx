import { track } from '@jangteo/analytics';
import type { ProductCard } from '@jangteo/contract';
import { isPlainClick, Link, type LinkProps } from '@jangteo/navigation';
import { openBridge, prepareOverlays } from '@jangteo/overlay';
import type { MouseEvent } from 'react';
import { noteVisitAtSeller } from '../returning/visit-at-seller.ts';
import { placeInList } from './place-in-list.ts';

interface ProductLinkProps extends Omit<LinkProps, 'to' | 'onClick' | 'onPointerEnter'> {
  product: ProductCard;
}

/** Links to the product's page at its seller's shop by the bridge; opened in a new tab, without it. */
export function ProductLink({ product, ...rest }: ProductLinkProps) {
  const cross = (event: MouseEvent) => {
    const isHere = isPlainClick(event);
    const place = placeInList(event.currentTarget);
    noteVisitAtSeller(product.productNo, !isHere);
    const { productNo, categoryNo, price, discountPrice } = product;
    track('click item', {
      item_id: productNo,
      category_id: categoryNo,
      price,
      discounted_price: discountPrice,
      order: place.order,
    });
    if (!isHere) return;
    event.preventDefault();
    const { url, title, shopId, shopName } = product;
    openBridge({ url, title, shopId, shopName, productNo, categoryId: categoryNo, searchProduct: product, ...place });
  };
  return <Link {...rest} to={product.url} onPointerEnter={prepareOverlays} onClick={cross} />;
}
