import { periodThemes } from '../catalogue/period-themes.ts';
import { pictureNamed } from '../pictures.ts';
import { shuffled } from '../random.ts';
import { listOf, readTable, wordsOf } from '../table.ts';
import { atKoreanHour, koreanDayNumber, monthOfDay } from './calendar.ts';
import { dealProduct, type MarketPlan } from './size.ts';

const themes = readTable(periodThemes, ['title', 'subtitle', 'picture', 'months', 'kinds', 'description'] as const);

const cycleDays = 14;
const perCycle = 4;
const productsPerKind = 3;
/** Ids of cycles begin here, so that a period deal always has the same id. */
const firstCycle = 1_400;

/** The period deals of the last, the present and the next two weeks. */
export function makePeriodDeals(plan: MarketPlan, now: Date): { deals: object[]; items: PeriodItem[] } {
  const thisCycle = cycleOf(now);
  const deals: object[] = [];
  const items: PeriodItem[] = [];
  for (const cycle of [thisCycle - 1, thisCycle, thisCycle + 1]) {
    for (const [place, theme] of themesOf(cycle, plan.seed).entries()) {
      const periodId = periodIdOf(cycle, place);
      deals.push({
        period_id: periodId,
        title: theme.title,
        subtitle: theme.subtitle,
        image_url: pictureNamed(theme.picture).imageUrl,
        description: theme.description,
        start_dt: atKoreanHour(cycle * cycleDays, 0).toISOString(),
        end_dt: atKoreanHour((cycle + 1) * cycleDays, 0).toISOString(),
        sort_order: place + 1,
      });
      items.push(...itemsOf(periodId, listOf(theme.kinds), cycle, plan));
    }
  }
  return { deals, items };
}

/** The id of the running period deal with a title. */
export function runningPeriodId(title: string, plan: MarketPlan, now: Date): number | undefined {
  const cycle = cycleOf(now);
  const place = themesOf(cycle, plan.seed).findIndex((theme) => theme.title === title);
  return place < 0 ? undefined : periodIdOf(cycle, place);
}

const cycleOf = (time: Date): number => Math.floor(koreanDayNumber(time) / cycleDays);
const periodIdOf = (cycle: number, place: number): number => (cycle - firstCycle) * perCycle + place + 1;

/** Half of them seasonal, half suitable for any time; they take turns, and no picture is used twice. */
function themesOf(cycle: number, seed: number) {
  const month = String(monthOfDay(cycle * cycleDays + cycleDays / 2));
  const fitting = shuffled(themes, seed, 'period').filter(({ months }) => wordsOf(months).includes(month));
  const [always = [], seasonal = []] = [true, false].map((wanted) =>
    fitting.filter((theme) => isForAllYear(theme) === wanted),
  );
  const inTurn = [...turned(seasonal, cycle * 2).slice(0, 2), ...turned(always, cycle * 2)];
  return inTurn
    .filter(({ picture }, place) => inTurn.findIndex((theme) => theme.picture === picture) === place)
    .slice(0, perCycle);
}

const isForAllYear = ({ months }: { months: string }): boolean => wordsOf(months).length === 12;

const turned = <T>(list: T[], steps: number): T[] => {
  const start = steps % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
};

interface PeriodItem {
  period_id: number;
  product_no: number;
  sort_order: number;
}

function itemsOf(periodId: number, kinds: string[], cycle: number, plan: MarketPlan): PeriodItem[] {
  // One of each kind, then the second of each, so that the first few show the variety.
  const products = Array.from({ length: productsPerKind }, (_, n) =>
    kinds.map((kind) => dealProduct(kind, cycle * productsPerKind + n, plan)),
  ).flat();
  return [...new Set(products)].map((productNo, n) => ({
    period_id: periodId,
    product_no: productNo,
    sort_order: n + 1,
  }));
}
