import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { Icon, iconButtonStyles, styled } from '@jangteo/ui';

const Root = styled(Link, iconButtonStyles);

export const SearchLink = () => (
  <Root to={links.search()} aria-label="검색">
    <Icon name="search" />
  </Root>
);
