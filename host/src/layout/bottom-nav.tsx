import { track } from '@jangteo/analytics';
import { links } from '@jangteo/contract/links';
import { Link, useLocation, useNavigation, useShopLink } from '@jangteo/navigation';
import { Icon, type IconName, styled } from '@jangteo/ui';
import type { ReactNode } from 'react';

export function BottomNav({ communityMark }: { communityMark: ReactNode }) {
  const basket = useShopLink('basket');
  return (
    <Bar aria-label="주 메뉴">
      <ul>
        <Tab to={links.category()} icon="category" label="카테고리" />
        <Tab to={links.community()} icon="community" label="커뮤니티">
          {communityMark}
        </Tab>
        <Tab to={links.home()} icon="home" label="홈" />
        <li>
          <Link to={basket}>
            <Icon name="basket" />
            장바구니
          </Link>
        </li>
        <Tab to={links.myPage()} icon="person" label="마이페이지" />
      </ul>
    </Bar>
  );
}

interface TabProps {
  to: string;
  icon: IconName;
  label: string;
  /** Marks on the tab. */
  children?: ReactNode;
}

function Tab({ to, icon, label, children }: TabProps) {
  const here = useLocation();
  // A tab answers its tap at once, also where its page is not loaded yet.
  const { pathname } = useNavigation().location ?? here;
  return (
    <li>
      <Link
        to={to}
        onClick={() => track('click tab', { button_name: label })}
        aria-current={isBelow(pathname, to) ? 'page' : undefined}
      >
        <Icon name={icon} />
        {label}
      </Link>
      {children}
    </li>
  );
}

/** Home has an alias and no pages below it. */
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
    _highContrast: { borderTopWidth: '1px' },
    '& > ul': { display: 'grid', gridAutoColumns: 'minmax(0, 1fr)', gridAutoFlow: 'column' },
    '& li': { position: 'relative' },
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: '0.5',
      height: 'bottomBar',
      // Large text grows until the longest label fills its fifth of the bar: a name in two lines is no longer a name.
      fontSize: 'min({fontSizes.xs}, 4.2vw, 20px)',
      lineHeight: 'tight',
      textAlign: 'center',
      fontWeight: 'medium',
      color: 'fg.subtle',
    },
    // The label has the link's width, in which it breaks.
    '& a > svg': { alignSelf: 'center' },
    '& a[aria-current=page]': { color: 'primary.text', fontWeight: 'bold' },
    '& a:focus-visible': { outlineOffset: '-2px' },
  },
});
