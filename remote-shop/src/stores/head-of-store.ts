import type { ShopInfo } from '@jangteo/contract';
import type { Head } from '@jangteo/navigation';
import { sharePicture } from '../layout/share-picture.ts';

export const headOfStore = (shop: ShopInfo | undefined): Head => ({
  title: shop ? `${shop.shopName} | 장터 스토어` : '스토어 | 장터',
  description: shop
    ? `${shop.localName} ${shop.shopName}. ${shop.intro}`
    : '산지의 이웃들이 정성껏 키우고 만든 상품을 파는 장터의 스토어입니다.',
  ...sharePicture(shop?.coverImage),
});
