import type { StoreInfo } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { StructuredData } from '@jangteo/navigation';
import { fullPictureAddress } from '../structured-data/full-picture-address.ts';

export const storeStructuredData = (origin: string, shop: StoreInfo): StructuredData => ({
  '@type': 'Store',
  name: shop.shopName,
  description: shop.intro,
  url: origin + links.store(shop.shopId),
  image: fullPictureAddress(origin, shop.coverImage),
  logo: fullPictureAddress(origin, shop.mainImage),
  sameAs: [shop.url],
  telephone: shop.seller.phone,
  email: shop.seller.email,
  address: {
    '@type': 'PostalAddress',
    addressCountry: 'KR',
    addressRegion: shop.localName,
    streetAddress: shop.seller.address,
  },
  interactionStatistic: {
    '@type': 'InteractionCounter',
    interactionType: 'https://schema.org/LikeAction',
    userInteractionCount: shop.likeCount,
  },
});
