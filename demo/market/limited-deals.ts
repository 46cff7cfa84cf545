import { type Random, randomFor, shuffled } from '../random.ts';
import { atKoreanHour, hoursAfter, koreanDayNumber, monthOfDay } from './calendar.ts';
import { reduced } from './prices.ts';
import { unitPriceOf } from './products.ts';
import { kindsInMonth } from './seasons.ts';
import { dealProduct, type MarketPlan } from './size.ts';

const dealsPerDay = 9;
const daysBefore = 7;
const daysAhead = 10;
/** A product's deals are at least this many days apart. */
const daysApart = 4;
/** Ids of deals begin here, so that a day's deals always have the same ids. */
const firstDay = 20_000;

const openingHours = [0, 7, 9, 10, 12, 18, 20];
const durations = [10, 24, 30, 36, 48, 60, 72];

export interface LimitedDealRow {
  deal_id: number;
  product_no: number;
  start_dt: string;
  end_dt: string;
  stock_total: number;
  stock_left: number;
}

/** Ended, running and coming deals around a moment. A day has the same deals whenever they are made. */
export function makeLimitedDeals(plan: MarketPlan, now: Date): LimitedDealRow[] {
  const today = koreanDayNumber(now);
  const first = today - daysBefore;
  const deals: LimitedDealRow[] = [];
  const lastDayOf = new Map<number, number>();
  for (let dayNumber = first - daysApart; dayNumber <= today + daysAhead; dayNumber += 1) {
    for (const deal of dealsOfDay(plan, dayNumber, now)) {
      const lastDay = lastDayOf.get(deal.product_no) ?? 0;
      lastDayOf.set(deal.product_no, dayNumber);
      if (dayNumber >= first && dayNumber - lastDay >= daysApart) deals.push(deal);
    }
  }
  return deals;
}

function dealsOfDay(plan: MarketPlan, dayNumber: number, now: Date): LimitedDealRow[] {
  const month = monthOfDay(dayNumber);
  const kinds = shuffled(kindsInMonth(month), plan.seed, 'deals', month);
  return Array.from({ length: dealsPerDay }, (_, n) => {
    const place = dayNumber * dealsPerDay + n;
    const random = randomFor(plan.seed, 'deal', place);
    const kind = kinds[place % kinds.length] ?? '';
    const start = atKoreanHour(dayNumber, random.pick(openingHours));
    const end = hoursAfter(start, random.pick(durations));
    const stock = random.between(4, 30) * 10;
    return {
      deal_id: (dayNumber - firstDay) * dealsPerDay + n + 1,
      product_no: dealProduct(kind, Math.floor(place / kinds.length), plan),
      start_dt: start.toISOString(),
      end_dt: end.toISOString(),
      stock_total: stock,
      stock_left: stockLeft(stock, start, end, now, random),
    };
  });
}

/** Some sell out long before their end, some never. */
function stockLeft(stock: number, start: Date, end: Date, now: Date, random: Random): number {
  const pace = 0.4 + random.next() * 0.9;
  const progress = (now.getTime() - start.getTime()) / (end.getTime() - start.getTime());
  return Math.max(0, stock - Math.floor(stock * pace * Math.min(1, Math.max(0, progress))));
}

/** Most deals have a price below the product's own; the others offer a quantity alone. */
export function withDealPrice(deal: LimitedDealRow, ownPrice: number, plan: MarketPlan) {
  const random = randomFor(plan.seed, 'deal price', deal.deal_id);
  const price = reduced(ownPrice, random.between(12, 30));
  const hasPrice = random.chance(0.75) && price > 0 && price < ownPrice;
  return {
    ...deal,
    deal_price: hasPrice ? price : null,
    deal_unit_price: hasPrice ? unitPriceOf(deal.product_no, price, plan) : null,
  };
}
