import type { ExchangeTerms } from '@jangteo/contract';

/** So many stars can be exchanged now: in whole units, as far as the balance and today's limit allow. */
export const largestAmount = ({ balance, todayLeft, unit }: ExchangeTerms): number =>
  Math.floor(Math.min(balance, todayLeft) / unit) * unit;

/** The least amount that uses up so many stars, if it can be exchanged. */
export function amountThatCovers(stars: number, terms: ExchangeTerms): number | undefined {
  const most = largestAmount(terms);
  const wanted = Math.max(terms.min, Math.ceil(stars / terms.unit) * terms.unit);
  return terms.isFrozen || most < terms.min ? undefined : Math.min(wanted, most);
}
