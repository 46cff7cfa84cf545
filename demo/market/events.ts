import { events as eventTable } from '../catalogue/events.ts';
import { pictureNamed } from '../pictures.ts';
import { readTable } from '../table.ts';
import { atKoreanHour, koreanDayNumber } from './calendar.ts';

const events = readTable(eventTable, ['title', 'subtitle', 'picture', 'capacity', 'about', 'terms'] as const);

const cycleDays = 28;
const cyclesShown = [-1, 0, 1];
const pauseDays = 7;
const firstCycle = 700;

/** Every event returns each four weeks and pauses for one; the pauses are spread. */
export function makeEvents(now: Date) {
  return events.flatMap((event, place) => {
    const shift = Math.round((place * cycleDays) / events.length);
    const thisCycle = Math.floor((koreanDayNumber(now) - shift) / cycleDays);
    return cyclesShown.map((step) => {
      const cycle = thisCycle + step;
      const firstDay = cycle * cycleDays + shift;
      const { imageUrl } = pictureNamed(event.picture);
      return {
        event_id: (cycle - firstCycle) * events.length + place + 1,
        title: event.title,
        subtitle: event.subtitle,
        image_url: imageUrl,
        blocks: [
          { type: 'picture', imageUrl, description: event.title },
          { type: 'text', text: event.about },
        ],
        terms: event.terms,
        start_dt: atKoreanHour(firstDay, 10).toISOString(),
        end_dt: atKoreanHour(firstDay + cycleDays - pauseDays, 0).toISOString(),
        capacity: Number(event.capacity) || null,
        sort_order: place + 1,
      };
    });
  });
}

/** The id of the running event with a title. */
export function runningEventId(title: string, now: Date): number | undefined {
  const at = now.toISOString();
  return makeEvents(now).find((event) => event.title === title && event.start_dt <= at && at < event.end_dt)?.event_id;
}
