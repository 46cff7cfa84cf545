import type { RouteContext } from '@jangteo/navigation';
import type { ComponentType } from 'react';
import { tappedStore } from './store-link.tsx';
import { StoreSkeleton } from './store-skeleton.tsx';

/** The opening of a page of a store: its header, and what the tapped card has told. */
export const storeOpening =
  (Header: ComponentType<{ localName: string }>) =>
  ({ params }: RouteContext) => {
    const known = tappedStore(Number(params.shopId));
    return (
      known && (
        <>
          <Header localName={known.localName} />
          <StoreSkeleton known={known} />
        </>
      )
    );
  };
