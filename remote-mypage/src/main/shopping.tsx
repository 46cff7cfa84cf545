import { track } from '@jangteo/analytics';
import { links, type ShopPage } from '@jangteo/contract/links';
import { Link, useShopLink } from '@jangteo/navigation';
import { Icon, type IconName, styled } from '@jangteo/ui';

interface ShoppingLink {
  page: ShopPage;
  label: string;
  icon: IconName;
}

const ways: ShoppingLink[] = [
  { page: 'orders', label: '주문·배송', icon: 'truck' },
  { page: 'basket', label: '장바구니', icon: 'basket' },
  { page: 'coupons', label: '쿠폰', icon: 'ticket' },
  { page: 'pointHistory', label: '적립금', icon: 'coin' },
  { page: 'likedProducts', label: '관심상품', icon: 'heart' },
  { page: 'recentlyViewed', label: '최근 본 상품', icon: 'clock' },
  { page: 'addresses', label: '배송지', icon: 'pin' },
  { page: 'login', label: '쇼핑몰 로그인', icon: 'store' },
];

const Tiles = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    rowGap: '2',
    marginTop: '3',
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '1.5',
      minHeight: '4.75rem',
      borderRadius: 'md',
      fontSize: 'sm',
      textAlign: 'center',
      _active: { bg: 'bg.subtle' },
    },
    '& svg': { color: 'fg.muted' },
  },
});

const Hint = styled('p', { base: { fontSize: 'sm', color: 'fg.subtle' } });

/** Orders, addresses and the like are kept by the shop platform, which is another site. */
export function Shopping() {
  return (
    <section aria-labelledby="shopping">
      <h2 id="shopping">나의 쇼핑</h2>
      <Hint>주문과 결제를 하는 쇼핑몰로 옮겨 가요.</Hint>
      <Tiles>
        {ways.map((way) => (
          <li key={way.page}>
            <ShopTile {...way} />
          </li>
        ))}
      </Tiles>
    </section>
  );
}

const ShopTile = ({ page, label, icon }: ShoppingLink) => (
  <Link
    to={useShopLink(page)}
    shopReturnPath={links.myPage()}
    onClick={() => track('click button', { button_name: label })}
  >
    <Icon name={icon} />
    {label}
  </Link>
);
