import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { actionBarSelectors, PageHeader } from '@jangteo/page';
import { styled, TabLinks } from '@jangteo/ui';
import type { ReactNode } from 'react';
import { useFavouriteCounts } from './use-favourite-counts.ts';
import { useRecentProducts } from './use-recent-products.ts';

const Root = styled('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    // On a short list, too, the action bar stands at the end of the screen.
    minHeight: 'calc(100dvh - {sizes.bottomBar} - env(safe-area-inset-bottom))',
    [actionBarSelectors.child]: { marginTop: 'auto' },
  },
});

const addresses = {
  products: links.favouriteProducts(),
  stores: links.favouriteStores(),
  recent: links.recentlyViewed(),
};

/** As wide as a digit: the tabs keep their places when the counts arrive. */
const placeOfCount = '\u2007';

type FavouriteTab = keyof typeof addresses;

interface FavouritesFrameProps {
  current: FavouriteTab;
  children: ReactNode;
}

/** The shared frame of the three favourites pages: their title, and the tabs with their counts. */
export function FavouritesFrame({ current, children }: FavouritesFrameProps) {
  const counts = useFavouriteCounts();
  const recent = useRecentProducts();
  const label = (name: string, count: number | undefined) => `${name} ${count ?? placeOfCount}`;
  return (
    <Root>
      <PageHeader title="찜" />
      <TabLinks
        label="찜한 것과 최근 본 상품"
        items={[
          { id: 'products', label: label('상품', counts.products) },
          { id: 'stores', label: label('스토어', counts.stores) },
          { id: 'recent', label: label('최근 본 상품', recent?.length) },
        ]}
        current={current}
        sticky
        link={(id, props) => <Link to={addresses[id]} replace {...props} />}
      />
      {children}
    </Root>
  );
}
