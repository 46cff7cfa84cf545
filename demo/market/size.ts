import { kinds } from '../catalogue/kinds.ts';

/** The values that determine everything in a demo market. */
export interface MarketPlan {
  /** How many products. */
  size: number;
  seed: number;
}

const firstProductNo = 100_001;

/** Products take turns: one of each kind, then the next variant of each, so that a kind's products can be computed. */
export const kindIndexOf = (index: number): number => index % kinds.length;
export const variantOf = (index: number): number => Math.floor(index / kinds.length);
export const productNoOf = (index: number): number => firstProductNo + index;
export const indexOf = (productNo: number): number => productNo - firstProductNo;

/** Every fifth product of a kind is deeply reduced and never sold out: deals are made of these. */
const dealEvery = 5;
const firstDealVariant = 2;
export const isDealVariant = (variant: number): boolean => variant % dealEvery === firstDealVariant;

/** The number of the n-th product of a kind that is suitable for deals, in a cycle. */
export function dealProduct(kindName: string, n: number, { size }: MarketPlan): number {
  const kindIndex = kinds.findIndex(({ name }) => name === kindName);
  if (kindIndex < 0) throw new Error(`There is no kind '${kindName}'`);
  const variants = Math.ceil((size - kindIndex) / kinds.length);
  const fit = Math.max(0, Math.ceil((variants - firstDealVariant) / dealEvery));
  if (fit === 0) throw new Error(`A market of ${size} products is too small for deals: it needs ${smallestSize}`);
  return productNoOf(kindIndex + kinds.length * (firstDealVariant + dealEvery * (n % fit)));
}

export const smallestSize = kinds.length * (firstDealVariant + 1);
