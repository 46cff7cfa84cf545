import type { Kind } from '../catalogue/kinds.ts';
import type { Size } from '../catalogue/sizes.ts';
import type { Random } from '../random.ts';

const gradeFactors: [RegExp, number][] = [
  [/못난이|잼용|알감자/, 0.68],
  [/가정용|소과|보통|중소과|실속|미니/, 0.84],
  [/1\+\+|명품|왕특|특대|대왕|6년근|5년|40도/, 1.38],
  [/선물|보자기|로얄|특|정성|대과|유기농|3년|3호|선별/, 1.17],
];

/** The price of a size: larger sizes cost less for each unit, better grades more. */
export function listPrice(kind: Kind, size: Size, grade: string, varietyIndex: number, random: Random): number {
  const smallest = kind.sizes[0]?.amount ?? size.amount;
  const bulk = (size.amount / smallest) ** -0.12;
  const gradeFactor = gradeFactors.find(([words]) => words.test(grade))?.[1] ?? 1;
  const variety = 0.94 + 0.08 * varietyIndex;
  return roundToShelf(kind.unitPrice * size.amount * bulk * gradeFactor * variety * (0.95 + random.next() * 0.12));
}

/** Prices end in 900, or in 00 when they are low. */
function roundToShelf(won: number): number {
  if (won < 5_000) return Math.max(1_000, Math.round(won / 100) * 100);
  return Math.max(4_900, Math.round(won / 1_000) * 1_000 - 100);
}

export function discountRate(isForDeals: boolean, random: Random): number {
  if (isForDeals) return random.between(24, 48);
  const luck = random.next();
  if (luck < 0.32) return 0;
  return luck < 0.84 ? random.between(5, 18) : random.between(19, 33);
}

export const reduced = (price: number, rate: number): number => Math.round((price * (100 - rate)) / 10_000) * 100;

/** '100g당 590원' */
export function unitPriceText(size: Size, price: number): string | null {
  if (!size.per || size.amount <= 1) return null;
  return `${size.per}당 ${Math.round(price / size.amount).toLocaleString('ko-KR')}원`;
}
