import { formatWon, grouped } from '@jangteo/ui';
import type { Sort } from './product-choice.ts';

export const sortLabels: Record<Sort, string> = {
  relevance: '관련순',
  popular: '인기순',
  new: '최신순',
  priceLow: '낮은 가격순',
  priceHigh: '높은 가격순',
  saleRate: '할인율순',
};

export interface PriceRange {
  minPrice?: number;
  maxPrice?: number;
}

export const priceRanges: readonly PriceRange[] = [
  { maxPrice: 10_000 },
  { minPrice: 10_000, maxPrice: 30_000 },
  { minPrice: 30_000, maxPrice: 50_000 },
  { minPrice: 50_000 },
];

export const saleRates = [10, 20, 30, 50] as const;

export function priceLabel({ minPrice, maxPrice }: PriceRange): string {
  if (minPrice === undefined) return maxPrice === undefined ? '전체' : `${formatWon(maxPrice)} 이하`;
  return maxPrice === undefined ? `${formatWon(minPrice)} 이상` : `${grouped(minPrice)}~${formatWon(maxPrice)}`;
}

export const saleRateLabel = (rate: number): string => `${rate}% 이상 할인`;
