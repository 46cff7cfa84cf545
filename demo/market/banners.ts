import { links } from '@jangteo/contract/links';
import { banners as bannerTable } from '../catalogue/banners.ts';
import { pictureNamed } from '../pictures.ts';
import { readTable } from '../table.ts';
import { atKoreanHour, koreanDayNumber } from './calendar.ts';
import { customEventId } from './custom-events.ts';
import { runningEventId } from './events.ts';
import { runningPeriodId } from './period-deals.ts';
import type { MarketPlan } from './size.ts';

const banners = readTable(bannerTable, ['position', 'title', 'subtitle', 'picture', 'to'] as const);

const daysShown = 28;

/** The banners whose target exists now; of those with the same picture, the first. */
export function makeBanners(plan: MarketPlan, now: Date) {
  const today = koreanDayNumber(now);
  return banners
    .map(({ to, ...banner }, index) => ({ ...banner, index, url: addressOf(to, plan, now) }))
    .filter(({ url }) => url !== undefined)
    .filter((banner, place, all) => all.findIndex(({ picture }) => picture === banner.picture) === place)
    .map(({ index, position, title, subtitle, picture, url }) => {
      const { imageUrl, color } = pictureNamed(picture);
      return {
        banner_id: index + 1,
        position,
        title,
        subtitle,
        image_url: imageUrl,
        background_color: color,
        url,
        start_dt: atKoreanHour(today, 0).toISOString(),
        end_dt: atKoreanHour(today + daysShown, 0).toISOString(),
        sort_order: index + 1,
      };
    });
}

const pages: Record<string, () => string> = {
  season: links.season,
  regions: links.localMain,
  stores: links.stores,
  category: links.category,
};

function addressOf(to: string, plan: MarketPlan, now: Date): string | undefined {
  const [target = '', title] = to.split(': ');
  if (title === undefined) {
    const page = pages[target];
    if (!page) throw new Error(`A banner leads to '${to}', which is no page`);
    return page();
  }
  if (target === 'period') {
    const id = runningPeriodId(title, plan, now);
    return id === undefined ? undefined : links.period(id);
  }
  if (target === 'custom') return links.customEvent(customEventId(title));
  const id = runningEventId(title, now);
  return id === undefined ? undefined : links.event(id);
}
