import { links } from '@jangteo/contract/links';
import { Link, useLocation, useShopLink } from '@jangteo/navigation';
import { Icon, type IconName, styled } from '@jangteo/ui';

interface Tab {
  label: string;
  icon: IconName;
  to: string;
  /** Another site: never the current tab, and a plain link. */
  outside?: boolean;
}

export function BottomNav() {
  const { pathname } = useLocation();
  const basket = useShopLink('basket');
  const tabs: Tab[] = [
    { label: '카테고리', icon: 'category', to: links.category() },
    { label: '커뮤니티', icon: 'community', to: links.community() },
    { label: '홈', icon: 'home', to: links.home() },
    { label: '장바구니', icon: 'basket', to: basket, outside: true },
    { label: '마이페이지', icon: 'person', to: links.myPage() },
  ];
  return (
    <Bar aria-label="주 메뉴">
      {tabs.map(({ label, icon, to, outside }) => {
        const current = !outside && isBelow(pathname, to);
        const content = (
          <TabFace current={current}>
            <Icon name={icon} />
            {label}
          </TabFace>
        );
        return outside ? (
          <a key={to} href={to}>
            {content}
          </a>
        ) : (
          <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
            {content}
          </Link>
        );
      })}
    </Bar>
  );
}

const isBelow = (pathname: string, root: string) =>
  root === links.home() ? pathname === root || pathname === '/deal' : `${pathname}/`.startsWith(`${root}/`);

const Bar = styled('nav', {
  base: {
    position: 'fixed',
    bottom: '0',
    insetInline: '0',
    zIndex: 'bottomBar',
    display: 'grid',
    gridTemplateColumns: 'repeat(5, 1fr)',
    width: 'full',
    maxWidth: 'column',
    marginInline: 'auto',
    paddingBottom: 'env(safe-area-inset-bottom)',
    bg: 'bg',
    boxShadow: 'bar',
  },
});

const TabFace = styled('span', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5',
    height: 'bottomBar',
    fontSize: '2xs',
    color: 'fg.subtle',
  },
  variants: { current: { true: { color: 'primary.text', fontWeight: 'semibold' } } },
});
