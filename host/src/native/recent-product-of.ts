import type { ProductCard } from '@jangteo/contract';
import type { AppMessages } from '@jangteo/native';
import type { RecentProduct } from '@jangteo/storage';

type Field = Exclude<keyof ProductCard, 'productNo' | 'isLike'>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** The fields of a card that an app may send, with their checks; fields with another type are dropped. */
const readable: Record<Field, (value: unknown) => boolean> = {
  shopId: isCount,
  shopName: isText,
  title: isText,
  imageUrl: isText,
  url: isText,
  price: isCount,
  discountPrice: isCount,
  saleRate: isCount,
  unitPrice: isText,
  isSoldOut: isFlag,
  categoryNo: isCount,
  badges: isTexts,
};

/** Turns a product viewed in the app's own screens into an entry of the recently viewed. */
export function recentProductOf({ productNo, product }: AppMessages['appRecentProduct']): RecentProduct {
  const readableFields = Object.entries(readable).filter(([name, isRight]) => isRight(product[name]));
  return {
    ...Object.fromEntries(readableFields.map(([name]) => [name, product[name]])),
    productNo,
    isLike: product.isLike === true || product.isLike === 'Y',
  };
}
