import { links } from '@jangteo/contract/links';
import { Link, useLocation, useShopLink } from '@jangteo/navigation';
import { Icon, type IconName, styled } from '@jangteo/ui';

export function BottomNav() {
  const basket = useShopLink('basket');
  return (
    <Bar aria-label="주 메뉴">
      <ul>
        <Tab to={links.category()} icon="category" label="카테고리" />
        <Tab to={links.community()} icon="community" label="커뮤니티" />
        <Tab to={links.home()} icon="home" label="홈" />
        <li>
          <a href={basket}>
            <Icon name="basket" />
            장바구니
          </a>
        </li>
        <Tab to={links.myPage()} icon="person" label="마이페이지" />
      </ul>
    </Bar>
  );
}

function Tab({ to, icon, label }: { to: string; icon: IconName; label: string }) {
  const { pathname } = useLocation();
  return (
    <li>
      <Link to={to} aria-current={isBelow(pathname, to) ? 'page' : undefined}>
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}

/** Home has an alias and nothing below it. */
const isBelow = (pathname: string, root: string) =>
  root === links.home() ? pathname === root || pathname === '/deal' : `${pathname}/`.startsWith(`${root}/`);

const Bar = styled('nav', {
  base: {
    position: 'fixed',
    zIndex: 'bottomBar',
    insetInline: '0',
    bottom: '0',
    maxWidth: 'column',
    marginInline: 'auto',
    paddingBottom: 'env(safe-area-inset-bottom)',
    bg: 'bg',
    boxShadow: 'bar',
    '& > ul': { display: 'grid', gridAutoColumns: '1fr', gridAutoFlow: 'column' },
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '0.5',
      height: 'bottomBar',
      fontSize: '2xs',
      fontWeight: 'medium',
      color: 'fg.subtle',
    },
    '& a[aria-current=page]': { color: 'primary.text', fontWeight: 'bold' },
    '& a:focus-visible': { outlineOffset: '-2px' },
  },
});
