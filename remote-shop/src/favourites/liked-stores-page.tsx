import { FavouritesFrame } from './favourites-frame.tsx';
import { LikedStores } from './liked-stores.tsx';

export default function LikedStoresPage() {
  return (
    <FavouritesFrame current="stores">
      <LikedStores />
    </FavouritesFrame>
  );
}
