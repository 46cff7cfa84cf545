import type { StoreCard } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link, type LinkProps } from '@jangteo/navigation';

let tapped: StoreCard | undefined;

/** What the card that was tapped last has told of this store. */
export const tappedStore = (shopId: number): StoreCard | undefined => (tapped?.shopId === shopId ? tapped : undefined);

interface StoreLinkProps extends Omit<LinkProps, 'to' | 'onClick'> {
  shop: StoreCard;
  /** Where it links to; by default the store's page. */
  to?: string | undefined;
}

/** A link of a store's card, from which the page it opens knows the store at once. */
export function StoreLink({ shop, to = links.store(shop.shopId), ...rest }: StoreLinkProps) {
  const note = () => {
    tapped = shop;
  };
  return <Link to={to} {...rest} onClick={note} />;
}
