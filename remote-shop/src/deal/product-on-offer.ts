import type { LimitedDealDetail } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';
import type { StructuredData } from '@jangteo/navigation';
import { fullPictureAddress } from '../structured-data/full-picture-address.ts';

const availability: Record<LimitedDealDetail['state'], string> = {
  coming: 'PreSale',
  running: 'InStock',
  soldOut: 'SoldOut',
  ended: 'Discontinued',
};

/** Structured data of a deal's product and its price. */
export function productOnOffer(origin: string, deal: LimitedDealDetail): StructuredData {
  const { product, shop, dealId, state, startDt, endDt, prices, shippingFee, gallery } = deal;
  const coming = state === 'coming' ? prices?.inDeal : undefined;
  return {
    '@type': 'Product',
    name: product.title,
    description: `${shop.shopName}의 ${product.title}. ${deal.origin}에서 옵니다.`,
    sku: String(product.productNo),
    image: gallery.map((picture) => fullPictureAddress(origin, picture)),
    brand: { '@type': 'Brand', name: shop.shopName },
    offers: {
      '@type': 'Offer',
      url: origin + links.deal(dealId),
      price: (coming ?? product).discountPrice,
      priceCurrency: 'KRW',
      ...(coming && { validFrom: startDt }),
      priceValidUntil: endDt,
      availability: `https://schema.org/${availability[state]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: shop.shopName, url: origin + links.store(shop.shopId) },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: shippingFee, currency: 'KRW' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'KR' },
      },
    },
  };
}
