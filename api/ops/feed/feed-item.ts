import { visibleCharacter } from '@jangteo/contract/visible-text';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { hasPlainTexts } from '../../src/platform/values/plain-text.ts';
import type { FeedRow } from './read-feed.ts';

const Money = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const PictureUrl = Type.String({ pattern: '^(/img/[\\w-]+|https?://\\S+)$', maxLength: 1_000 });

const FeedItem = Type.Object(
  {
    /** The seller's own code, by which the product is recognised in the next feed. */
    code: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w.-]+$' }),
    title: Type.String({ minLength: 2, maxLength: 100, pattern: visibleCharacter }),
    /** The code of a third-level category, or the names from the first level on: `과일 > 사과·배 > 사과`. */
    category: Type.String({ minLength: 1, maxLength: 100 }),
    price: Type.Integer({ minimum: 1, maximum: 100_000_000 }),
    discountPrice: Type.Optional(Money),
    unitPrice: Type.Optional(Type.String({ maxLength: 40 })),
    /** The product's page in the seller's shop. */
    url: Type.String({ pattern: '^https?://\\S+$', maxLength: 1_000 }),
    imageUrl: PictureUrl,
    gallery: Type.Optional(Type.Array(PictureUrl, { maxItems: 9 })),
    origin: Type.String({ minLength: 1, maxLength: 60 }),
    shippingFee: Money,
    badges: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 12 }), { maxItems: 4 })),
    isSoldOut: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
);
type FeedItem = Static<typeof FeedItem>;

/** A product that can be shown without changes. */
export interface CheckedItem extends Required<Omit<FeedItem, 'category' | 'unitPrice'>> {
  line: number;
  categoryNo: number;
  unitPrice: string | null;
}

export interface Problem {
  field: string;
  message: string;
}

interface ShopContext {
  categories: ReadonlyMap<string, number>;
  shopUrl: string;
}

const messages: Record<string, string> = {
  code: '100자까지의 영문, 숫자, -, _, . 이어야 합니다',
  title: '2자에서 100자까지 적어 주세요',
  category: '3단계 카테고리의 코드나 이름(과일 > 사과·배 > 사과)을 적어 주세요',
  price: '1원에서 1억 원까지의 숫자여야 합니다',
  discountPrice: '0원에서 1억 원까지의 숫자여야 합니다',
  unitPrice: '40자까지 적어 주세요',
  url: 'http로 시작하는 주소여야 합니다',
  imageUrl: 'http로 시작하는 사진 주소여야 합니다',
  gallery: '사진 주소를 9개까지 적어 주세요',
  origin: '원산지를 60자까지 적어 주세요',
  shippingFee: '0원 이상의 숫자여야 합니다',
  badges: '12자까지의 배지를 4개까지 적어 주세요',
  isSoldOut: '예 또는 아니요여야 합니다',
};

/** Fields that a database cannot store: a damaged file may contain a NUL or half of a letter. */
const unstorable = (fields: FeedRow['fields']): string[] =>
  Object.keys(fields).filter((field) => !hasPlainTexts(fields[field]));

/** Checks one row and returns all of its faults at once. */
export function checkRow({ line, fields }: FeedRow, { categories, shopUrl }: ShopContext): CheckedItem | Problem[] {
  const broken = Value.Errors(FeedItem, fields).flatMap(({ keyword, instancePath, params }) => {
    if (keyword === 'required') return (params as { requiredProperties: string[] }).requiredProperties;
    if (keyword === 'additionalProperties') return (params as { additionalProperties: string[] }).additionalProperties;
    return [instancePath.split('/')[1] ?? ''];
  });
  const damaged = unstorable(fields);
  const faulty = new Set([...broken, ...damaged]);
  if (faulty.size > 0) {
    return [...faulty].map((field) => {
      if (damaged.includes(field)) return { field, message: '저장할 수 없는 글자가 들어 있습니다' };
      const isUnknown = field in fields && !messages[field];
      return { field, message: isUnknown ? '모르는 항목입니다' : (messages[field] ?? '항목이 잘못되었습니다') };
    });
  }
  const item = fields as FeedItem;
  const categoryNo = categories.get(normalPath(item.category));
  const discountPrice = item.discountPrice ?? item.price;
  const problems: Problem[] = [];
  if (categoryNo === undefined) problems.push({ field: 'category', message: `없는 카테고리입니다: ${item.category}` });
  if (discountPrice > item.price) problems.push({ field: 'discountPrice', message: '판매가가 정가보다 비쌉니다' });
  if (!isInShop(item.url, shopUrl)) {
    problems.push({ field: 'url', message: `판매자 쇼핑몰(${new URL(shopUrl).host})의 주소가 아닙니다` });
  }
  if (problems.length > 0 || categoryNo === undefined) return problems;
  const { category: _, unitPrice, ...rest } = item;
  return {
    ...rest,
    line,
    categoryNo,
    discountPrice,
    unitPrice: unitPrice ?? null,
    gallery: item.gallery ?? [],
    badges: item.badges ?? [],
    isSoldOut: item.isSoldOut ?? false,
  };
}

/** Accepts any separator between the names. */
export const normalPath = (path: string): string =>
  path
    .split('>')
    .map((step) => step.trim())
    .join('>');

/** The address of a seller's product must be in that seller's own shop. */
const isInShop = (url: string, shopUrl: string): boolean =>
  URL.canParse(url) && new URL(url).host === new URL(shopUrl).host;
