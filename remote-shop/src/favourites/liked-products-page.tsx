import { useSearchParams } from '@jangteo/navigation';
import { FavouritesFrame } from './favourites-frame.tsx';
import { readLikedFilter } from './liked-filter.ts';
import { LikedProducts } from './liked-products.tsx';

export default function LikedProductsPage() {
  const [search] = useSearchParams();
  return (
    <FavouritesFrame current="products">
      <LikedProducts filter={readLikedFilter(search)} />
    </FavouritesFrame>
  );
}
