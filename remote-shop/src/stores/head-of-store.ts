import type { StoreInfo } from '@jangteo/contract';
import type { Head } from '@jangteo/navigation';
import { sharePicture } from '@jangteo/page';
import { breadcrumb, type Step } from '../structured-data/breadcrumb.ts';
import { storeStructuredData } from './store-structured-data.ts';

/** The breadcrumb leads through all stores, or through its region. */
export function headOfStore(shop: StoreInfo | undefined, { origin }: URL, above: Step): Head {
  if (!shop) {
    return {
      title: '스토어 | 장터',
      description: '산지의 이웃들이 정성껏 키우고 만든 상품을 파는 장터의 스토어입니다.',
    };
  }
  return {
    title: `${shop.shopName} | 장터 스토어`,
    description: `${shop.localName} ${shop.shopName}. ${shop.intro}`,
    ...sharePicture(shop.coverImage),
    things: [storeStructuredData(origin, shop), breadcrumb(origin, [above, { name: shop.shopName }])],
  };
}
