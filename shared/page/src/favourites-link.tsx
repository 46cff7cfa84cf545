import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Icon, iconButtonStyles, styled } from '@jangteo/ui';

const Root = styled(Link, iconButtonStyles);

/** Leads to the products that the member likes. */
export const FavouritesLink = () => (
  <Root to={links.favouriteProducts()} aria-label="찜한 상품">
    <Icon name="heart" />
  </Root>
);
