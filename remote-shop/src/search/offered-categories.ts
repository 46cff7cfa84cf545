import type { FoundCategory } from '@jangteo/contract';

const mostOffered = 10;

/** Those with the most products, and the chosen one. */
export const offeredCategories = (found: readonly FoundCategory[], chosen: number | undefined): FoundCategory[] =>
  found.filter(({ categoryNo }, place) => place < mostOffered || categoryNo === chosen);
