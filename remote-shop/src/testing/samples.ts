import type {
  CategoryTree,
  LimitedDeal,
  LimitedDealDetail,
  LocalPick,
  PeriodDeal,
  SeasonPick,
  Seller,
  StoreCard,
  StoreInfo,
} from '@jangteo/contract';
import { product } from '@jangteo/testing';

/** A small market at a fixed moment. */
export const serverDt = '2031-05-05T03:00:00.000Z';

const minute = 60_000;
export const later = (minutes: number): string => new Date(Date.parse(serverDt) + minutes * minute).toISOString();

export const limitedDeal = (dealId: number, changes: Partial<LimitedDeal> = {}): LimitedDeal => ({
  dealId,
  startDt: later(-60),
  endDt: later(184),
  prices: null,
  remainRate: 62,
  product: product(100 + dealId),
  ...changes,
});

export const periodDeal: PeriodDeal = {
  periodId: 5,
  title: '봄나물 한 상',
  subtitle: '향긋한 봄을 그대로',
  imageUrl: '/img/spring-greens-1',
  startDt: later(-1_440),
  endDt: later(10 * 1_440),
  maxSaleRate: 40,
  products: [product(201), product(202), product(203)],
};

export const seasonPick: SeasonPick = {
  name: '참외',
  imageUrl: '/img/melon-1',
  fromMonth: 4,
  toMonth: 7,
  product: product(301, { title: '꿀 가득 성주 참외 2kg' }),
};

export const region: LocalPick = {
  localCode: '46',
  localName: '전남',
  specialty: '완도 전복',
  imageUrl: '/img/abalone-1',
  shopCount: 8,
  products: [product(401, { title: '완도 활전복 1kg' }), product(402)],
};

export const shop: StoreCard = {
  shopId: 7,
  shopName: '햇살농원',
  intro: '삼대째 사과만 키웁니다',
  mainImage: '/img/farm-1',
  localCode: '47',
  localName: '경북',
  likeCount: 1_204,
  isLike: false,
};

const seller: Seller = {
  businessName: '햇살농원 영농조합법인',
  representative: '이햇살',
  businessNumber: '123-45-67890',
  mailOrderNumber: '제2024-경북영주-0012호',
  address: '경상북도 영주시 사과로 7',
  phone: '054-000-0000',
  email: 'farm@shop.example',
};

export const dealDetail = (changes: Partial<LimitedDealDetail> = {}): LimitedDealDetail => ({
  ...limitedDeal(1),
  serverDt,
  state: 'running',
  stockTotal: 500,
  stockLeft: 310,
  gallery: ['/img/apple-1', '/img/apple-2'],
  origin: '경북 영주',
  shippingFee: 3_000,
  shop,
  seller,
  priceHistory: [
    { changedOn: '2031-03-01', discountPrice: 12_900 },
    { changedOn: '2031-04-10', discountPrice: 9_900 },
    { changedOn: '2031-05-01', discountPrice: 8_900 },
  ],
  lowestPrice: { changedOn: '2031-05-01', discountPrice: 8_900 },
  isLowestEver: true,
  ...changes,
});

/** The response of a list call with one page. */
export const listOf = <Item>(
  list: Item[],
  changes: { page?: number; totalCount?: number; hasNext?: boolean } = {},
) => ({
  list,
  page: 1,
  limit: 20,
  totalCount: list.length,
  hasNext: false,
  ...changes,
});

export const shopInfo = (changes: Partial<StoreInfo> = {}): StoreInfo => ({
  ...shop,
  coverImage: '/img/farm-1',
  url: 'https://shop.example/7',
  productCount: 24,
  seller,
  categories: [
    { categoryNo: 31, categoryName: '사과', productCount: 18 },
    { categoryNo: 32, categoryName: '과일즙', productCount: 6 },
  ],
  ...changes,
});

const category = (categoryCode: string, categoryName: string) => ({
  categoryNo: Number(categoryCode),
  categoryCode,
  categoryName,
  level: categoryCode.length / 2,
  imageUrl: '/img/apple-1',
});

export const categories: CategoryTree[] = [
  {
    ...category('01', '과일'),
    children: [
      { ...category('0101', '사과·배'), children: [category('010101', '사과'), category('010102', '배')] },
      { ...category('0102', '감귤'), children: [] },
    ],
  },
  { ...category('02', '수산'), children: [{ ...category('0201', '조개'), children: [] }] },
];
