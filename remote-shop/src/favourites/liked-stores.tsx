import { links } from '@jangteo/contract/links';
import { Link } from '@jangteo/navigation';
import { EndlessEnd, itemsOf, Loaded, useFreshList } from '@jangteo/page';
import { useIsMember } from '@jangteo/session';
import { Empty, grouped, styled, VisuallyHidden } from '@jangteo/ui';
import { ListHead, ListHeadSkeleton } from '../sections/list-head.tsx';
import { StoreRow } from '../stores/store-row.tsx';
import { StoreRowsSkeleton } from '../stores/store-rows-skeleton.tsx';
import { EditBar } from './edit-bar.tsx';
import { likedStoresKey, likedStoresQuery } from './liked-queries.ts';
import { Selectable } from './selectable.tsx';
import { shopIdOf, useLikedCount } from './use-liked-count.ts';
import { useRemoval } from './use-removal.ts';
import { useSelection } from './use-selection.ts';

const List = styled('ul', {
  base: { paddingInline: '4', '& > li': { paddingBlock: '3' }, '& > li + li': { borderTopWidth: '1px' } },
});

export function LikedStores() {
  const query = useFreshList({ ...likedStoresQuery(), enabled: useIsMember() });
  const selection = useSelection();
  const removal = useRemoval('shop', likedStoresKey);
  const count = useLikedCount('shop', query.data?.pages, shopIdOf);

  return (
    <Loaded
      query={query}
      failed="page"
      skeleton={
        <>
          <ListHeadSkeleton />
          <StoreRowsSkeleton />
        </>
      }
    >
      {({ pages }) => {
        const shops = itemsOf(pages, shopIdOf).filter(({ shopId }) => !removal.isRemoved(shopId));
        if (shops.length === 0) return <NothingLiked />;
        return (
          <>
            <h2>
              <VisuallyHidden>찜한 스토어 목록</VisuallyHidden>
            </h2>
            <ListHead>
              <p role="status">
                스토어 <b>{grouped(count ?? 0)}</b>곳
              </p>
              <button type="button" onClick={() => selection.edit(!selection.isEditing)}>
                {selection.isEditing ? '완료' : '편집'}
              </button>
            </ListHead>
            <List aria-label="찜한 스토어">
              {shops.map((shop) => (
                <li key={shop.shopId}>
                  <Selectable id={shop.shopId} name={shop.shopName} selection={selection}>
                    <StoreRow shop={shop} />
                  </Selectable>
                </li>
              ))}
            </List>
            <EndlessEnd query={query} skeleton={<StoreRowsSkeleton />} />
            {selection.isEditing && (
              <EditBar selection={selection} ids={shops.map(({ shopId }) => shopId)} onRemove={removal.remove} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const NothingLiked = () => (
  <Empty
    alone
    icon="store"
    title="아직 찜한 스토어가 없어요."
    text="마음에 드는 스토어를 찜하면 여기에 모여요."
    action={<Link to={links.stores()}>스토어 둘러보기</Link>}
  />
);
