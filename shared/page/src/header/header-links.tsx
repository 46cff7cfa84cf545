import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Icon, iconButtonStyles, styled } from '@jangteo/ui';

const IconLink = styled(Link, iconButtonStyles);

/** Leads to the products that the member likes. */
export const FavouritesLink = () => (
  <IconLink to={links.favouriteProducts()} aria-label="찜한 상품">
    <Icon name="heart" />
  </IconLink>
);

/** For pages without the bottom navigation, which a shared link may open as the first of a visit. */
export const HomeLink = () => (
  <IconLink to={links.home()} aria-label="홈">
    <Icon name="home" />
  </IconLink>
);

export const SearchLink = () => (
  <IconLink to={links.search()} aria-label="검색">
    <Icon name="search" />
  </IconLink>
);

export const SettingsLink = () => (
  <IconLink to={links.settings()} aria-label="설정">
    <Icon name="gear" />
  </IconLink>
);
