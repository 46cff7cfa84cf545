import { FavouritesFrame } from './favourites-frame.tsx';
import { RecentlyViewed } from './recently-viewed.tsx';

export default function RecentlyViewedPage() {
  return (
    <FavouritesFrame current="recent">
      <RecentlyViewed />
    </FavouritesFrame>
  );
}
