import { dayMs, koreanDay } from '@jangteo/contract/korean-day';
import { categoryOf } from '../catalogue/categories.ts';
import { type Kind, kinds, type ProductLine } from '../catalogue/kinds.ts';
import { type Random, randomFor } from '../random.ts';
import { discountRate, listPrice, reduced, unitPriceText } from './prices.ts';
import { indexOf, isDealVariant, kindIndexOf, type MarketPlan, productNoOf, variantOf } from './size.ts';
import type { StoreChoice } from './store-choice.ts';
import { shopAddress } from './stores.ts';

const furtherPictures = 3;

export interface ProductContext {
  plan: MarketPlan;
  chooseStore: StoreChoice;
  shopOrigin: string;
  now: Date;
}

/** The product at one index, with its earlier prices. It depends only on its index and the seed. */
export function makeProduct(index: number, { plan, chooseStore, shopOrigin, now }: ProductContext) {
  const kind = kinds[kindIndexOf(index)] as Kind;
  const variant = variantOf(index);
  const random = randomFor(plan.seed, 'product', index);
  const { variety, varietyIndex, origin, size, grade } = combination(kind, variant, plan.seed);
  const store = chooseStore(origin, kind, random);
  const isForDeals = isDealVariant(variant);
  const price = listPrice(kind, size, grade, varietyIndex, random);
  const rate = discountRate(isForDeals, random);
  const discountPrice = reduced(price, rate);
  const shippingFee = shippingFeeOf(kind.line, discountPrice, random);
  const productNo = productNoOf(index);
  const title = [origin, variety, size.label, grade].filter(Boolean).join(' ');
  const imageUrl = kind.pictures[(variant + varietyIndex) % kind.pictures.length];
  const ageInDays = random.between(3, 600);
  const popularity = Math.floor(120 / (random.next() + 0.008));
  const product = {
    product_no: productNo,
    shop_id: store.shopId,
    category_no: categoryOf(kind),
    title,
    image_url: imageUrl,
    gallery: kind.pictures.filter((picture) => picture !== imageUrl).slice(0, furtherPictures),
    url: `${shopAddress(store, shopOrigin)}/products/${productNo}`,
    tag: `jangteo_${productNo}`,
    price,
    discount_price: discountPrice,
    unit_price: unitPriceText(size, discountPrice),
    origin: `국내산(${origin})`,
    shipping_fee: shippingFee,
    badges: badgesOf(kind.line, shippingFee, random),
    is_sold_out: !isForDeals && random.chance(0.03),
    view_count: popularity,
    created_at: new Date(now.getTime() - ageInDays * dayMs).toISOString(),
  };
  return { product, priceHistory: priceHistory(productNo, price, rate, ageInDays, now, random) };
}

/** The same product at another price. */
export function unitPriceOf(productNo: number, price: number, { seed }: MarketPlan): string | null {
  const index = indexOf(productNo);
  return unitPriceText(combination(kinds[kindIndexOf(index)] as Kind, variantOf(index), seed).size, price);
}

/** Counts through all combinations in a shuffled order: titles of a kind repeat only when all have been used. */
function combination(kind: Kind, variant: number, seed: number) {
  const { varieties, origins, sizes, grades } = kind;
  const total = varieties.length * origins.length * sizes.length * grades.length;
  const random = randomFor(seed, 'order of', kind.name);
  const offset = random.between(0, total - 1);
  const step = coprimeTo(total, Math.floor(total * (0.35 + random.next() * 0.3)));
  let rest = (offset + variant * step) % total;
  const take = <T>(list: readonly T[]): T => {
    const member = list[rest % list.length] as T;
    rest = Math.floor(rest / list.length);
    return member;
  };
  const origin = take(origins);
  const variety = take(varieties);
  return { origin, variety, varietyIndex: varieties.indexOf(variety), size: take(sizes), grade: take(grades) };
}

function coprimeTo(total: number, wanted: number): number {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));
  let step = Math.max(1, wanted);
  while (divisor(total, step) !== 1) step += 1;
  return step;
}

const cold: readonly ProductLine[] = ['seafood', 'meat', 'kimchi', 'meal', 'dairy'];

function shippingFeeOf(line: ProductLine, price: number, random: Random): number {
  if (price >= 40_000 || random.chance(0.35)) return 0;
  return cold.includes(line) ? 4_000 : random.pick([2_500, 3_000, 3_500]);
}

/** Sentences that fit every product of a line; the first is used most often. */
const badgesByLine: Record<ProductLine, readonly string[]> = {
  fruit: ['산지직송', '당도선별', 'GAP 인증'],
  vegetable: ['산지직송', 'GAP 인증', '당일수확'],
  grain: ['국내산 100%', '소포장'],
  meat: ['냉장배송', '이력추적'],
  seafood: ['산지직송', '저온배송'],
  dried: ['산지직송', '해풍건조'],
  kimchi: ['냉장배송', 'HACCP'],
  sauce: ['전통방식', '국내산 100%'],
  meal: ['HACCP', '간편조리'],
  'rice-cake': ['우리쌀', '소량생산'],
  bakery: ['수제', '소량생산'],
  dairy: ['냉장배송', '목장직송'],
  tea: ['수제', '소량생산'],
  health: ['국내산 100%', '선물추천'],
  liquor: ['성인인증'],
  flower: ['농원직송'],
  gift: ['선물추천', '보자기포장'],
};

function badgesOf(line: ProductLine, shippingFee: number, random: Random): string[] {
  const free = shippingFee === 0 ? ['무료배송'] : [];
  const [first = ''] = badgesByLine[line];
  // Facts required by law are always given.
  if (line === 'liquor') return ['성인인증', ...free];
  if (random.chance(0.45)) return [...free, random.chance(0.6) ? first : random.pick(badgesByLine[line])];
  return free;
}

/** The first price, perhaps one in between, and the price since the last change. */
function priceHistory(productNo: number, price: number, rate: number, age: number, now: Date, random: Random) {
  const changes = age < 20 ? [age] : [age, random.between(8, age - 1), random.between(1, 7)];
  return changes.map((daysAgo, n) => {
    const isCurrent = n === changes.length - 1;
    return {
      product_no: productNo,
      changed_on: koreanDay(new Date(now.getTime() - daysAgo * dayMs)),
      price,
      discount_price: isCurrent ? reduced(price, rate) : reduced(price, Math.min(rate, random.between(0, 15))),
    };
  });
}
