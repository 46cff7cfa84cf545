import { useParams } from '@jangteo/navigation';
import { FavouritesLink, LoadedDetail, PageHeader, ShareButton } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { StoreSkeleton } from '../stores/store-skeleton.tsx';
import { StoreView } from '../stores/store-view.tsx';
import { regionStoreQuery } from './region-queries.ts';

export default function RegionStorePage() {
  const { localCode = '', shopId } = useParams();
  const query = useQuery(regionStoreQuery(localCode, Number(shopId)));
  return (
    <>
      <PageHeader title={query.data ? `${query.data.localName} 스토어` : '스토어'} isHeading={false}>
        <FavouritesLink />
        <ShareButton />
      </PageHeader>
      <LoadedDetail query={query} skeleton={<StoreSkeleton />}>
        {(shop) => <StoreView shop={shop} />}
      </LoadedDetail>
    </>
  );
}
