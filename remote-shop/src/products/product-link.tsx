import type { ProductCard } from '@jangteo/contract';
import { isPlainClick, Link, type LinkProps } from '@jangteo/navigation';
import { prepareOverlays } from '@jangteo/overlay';
import { crossToSeller } from '@jangteo/page';
import type { MouseEvent } from 'react';
import { placeInList } from '../place-in-list.ts';
import { noteVisitAtSeller } from '../returning/visit-at-seller.ts';

interface ProductLinkProps extends Omit<LinkProps, 'to' | 'onClick' | 'onPointerEnter'> {
  product: ProductCard;
}

/** Links to the product's page at its seller's shop by the bridge; opened in a new tab, without it. */
export function ProductLink({ product, ...rest }: ProductLinkProps) {
  const cross = (event: MouseEvent) => {
    noteVisitAtSeller(product.productNo, !isPlainClick(event));
    crossToSeller(event, product, placeInList(event.currentTarget));
  };
  return <Link {...rest} to={product.url} onPointerEnter={prepareOverlays} onClick={cross} />;
}
