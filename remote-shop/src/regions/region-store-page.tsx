import { useParams } from '@jangteo/navigation';
import { LoadFailure, PageHeader, ShareButton, WishListLink } from '@jangteo/page';
import { useQuery } from '@tanstack/react-query';
import { StoreSkeleton } from '../stores/store-skeleton.tsx';
import { StoreView } from '../stores/store-view.tsx';
import { regionStoreQuery } from './region-queries.ts';

export default function RegionStorePage() {
  const { localCode = '', shopId } = useParams();
  const { data, error, isFetching, refetch } = useQuery(regionStoreQuery(localCode, Number(shopId)));
  return (
    <>
      <PageHeader title={data ? `${data.localName} 스토어` : '스토어'} isHeading={false}>
        <WishListLink />
        <ShareButton />
      </PageHeader>
      {data && <StoreView shop={data} />}
      {!data && error && <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <StoreSkeleton />}
    </>
  );
}
