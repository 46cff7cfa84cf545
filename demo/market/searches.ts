import { searches as searchTable } from '../catalogue/searches.ts';
import { randomFor } from '../random.ts';
import { readTable, wordsOf } from '../table.ts';
import { koreanDayNumber, monthOfDay } from './calendar.ts';
import type { MarketPlan } from './size.ts';

const searches = readTable(searchTable, ['keyword', 'devices', 'months'] as const);

const hourMs = 60 * 60 * 1000;
const hoursBack = 30;

/** The searches of the past hours. Each hour's searches are the same for every moment. */
export function makeSearches({ seed }: MarketPlan, now: Date): object[] {
  const thisHour = Math.floor(now.getTime() / hourMs);
  return Array.from({ length: hoursBack }, (_, n) => thisHour - 1 - n).flatMap((hourNumber) =>
    searchesOfHour(seed, hourNumber),
  );
}

function searchesOfHour(seed: number, hourNumber: number): object[] {
  const time = new Date(hourNumber * hourMs);
  const month = monthOfDay(koreanDayNumber(time));
  return searches
    .filter(({ months }) => months === '' || wordsOf(months).includes(String(month)))
    .flatMap(({ keyword, devices }) => {
      const random = randomFor(seed, 'searches', keyword, hourNumber);
      const count = Math.round(Number(devices) * (0.4 + random.next() * 1.2));
      return Array.from({ length: count }, (_, n) => ({
        hour: time.toISOString(),
        keyword,
        device_uuid: `demo-${n + 1}`,
      }));
    });
}
