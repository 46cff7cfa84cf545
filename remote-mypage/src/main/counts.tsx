import type { MyPage } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { grouped, styled } from '@jangteo/ui';

const Tiles = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    marginTop: '3',
    '& > li + li': { borderLeftWidth: '1px' },
    '& a': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '3.75rem',
      borderRadius: 'md',
      fontSize: 'sm',
      color: 'fg.muted',
      textAlign: 'center',
      _active: { bg: 'bg.subtle' },
    },
    '& strong': { fontSize: 'lg', fontWeight: 'bold', color: 'fg', fontVariantNumeric: 'tabular-nums' },
  },
});

/** Larger numbers do not fit beside each other. */
const most = 9_999;

export function Counts({ summary }: { summary: MyPage }) {
  const tiles: [address: string, label: string, count: number][] = [
    [links.favouriteProducts(), '찜한 상품', summary.likedProductCount],
    [links.favouriteStores(), '찜한 스토어', summary.likedShopCount],
    [links.recentlyViewed(), '최근 본', summary.recentlyViewedCount],
    [links.alarm(), '새 알림', summary.alarmCount],
  ];
  return (
    <Tiles>
      {tiles.map(([address, label, count]) => (
        <li key={label}>
          <Link to={address}>
            <strong>{count > most ? `${grouped(most)}+` : grouped(count)}</strong>
            {label}
          </Link>
        </li>
      ))}
    </Tiles>
  );
}
