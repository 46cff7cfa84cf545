import { links } from '@jangteo/contract/links';
import { Link, useSearchParams } from '@jangteo/navigation';
import { FavouritesLink, PageHeader, ShareButton, useFreshList } from '@jangteo/page';
import { useSession } from '@jangteo/session';
import { Empty, TabLinks } from '@jangteo/ui';
import { keepPreviousData } from '@tanstack/react-query';
import { readStoreOrder, storeOrderAddress, storeOrders } from './store-order.ts';
import { storeListQuery } from './store-queries.ts';
import { StoreRows } from './store-rows.tsx';

export default function StoreListPage() {
  const [search] = useSearchParams();
  const order = readStoreOrder(search);
  const { status } = useSession();
  const query = useFreshList({
    ...storeListQuery(order),
    placeholderData: keepPreviousData,
    enabled: order !== 'liked' || status !== 'unknown',
  });
  return (
    <>
      <PageHeader title="스토어">
        <FavouritesLink />
        <ShareButton />
      </PageHeader>
      <TabLinks
        label="스토어 순서"
        items={storeOrders}
        current={order}
        sticky
        link={(id, props) => <Link to={storeOrderAddress(id)} replace {...props} />}
      />
      <StoreRows
        query={query}
        ranked={order === 'rank'}
        empty={
          <Empty icon="store" title="스토어를 준비하고 있어요." action={<Link to={links.home()}>홈으로 가기</Link>} />
        }
      />
    </>
  );
}
