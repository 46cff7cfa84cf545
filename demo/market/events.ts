import { events as eventTable } from '../catalogue/events.ts';
import { nicknames } from '../community/texts/nicknames.ts';
import { pictureNamed } from '../pictures.ts';
import { shuffled } from '../random.ts';
import { readTable } from '../table.ts';
import { atKoreanHour, koreanDay } from './calendar.ts';

const events = readTable(eventTable, ['title', 'subtitle', 'picture', 'capacity', 'about', 'terms'] as const);

const cycleDays = 28;
const cyclesShown = [-1, 0, 1];
const pauseDays = 7;
const firstCycle = 700;
const winnersNamed = 8;

/** Every event comes back each four weeks and pauses for one; they do not all pause at once. */
export function makeEvents(now: Date) {
  return events.flatMap((event, place) => {
    const shift = Math.round((place * cycleDays) / events.length);
    const thisCycle = Math.floor((koreanDay(now) - shift) / cycleDays);
    return cyclesShown.map((step) => {
      const cycle = thisCycle + step;
      const firstDay = cycle * cycleDays + shift;
      const { imageUrl } = pictureNamed(event.picture);
      const end = atKoreanHour(firstDay + cycleDays - pauseDays, 0);
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
        end_dt: end.toISOString(),
        capacity: Number(event.capacity) || null,
        winners_notice: end <= now && Number(event.capacity) > 0 ? winners(event.title, cycle) : null,
        sort_order: place + 1,
      };
    });
  });
}

/** Some members' names, as a notice shows them: the middle hidden. */
function winners(title: string, cycle: number): string {
  const names = shuffled(nicknames, 'winners', title, cycle).slice(0, winnersNamed);
  const hidden = names.map((name) => `${name.slice(0, 1)}${'*'.repeat(Math.max(1, name.length - 2))}${name.slice(-1)}`);
  return `축하합니다! ${hidden.join(', ')} 님께 따로 연락드립니다.`;
}

/** The number of the one that runs now under a title. */
export function runningEventId(title: string, now: Date): number | undefined {
  const at = now.toISOString();
  return makeEvents(now).find((event) => event.title === title && event.start_dt <= at && at < event.end_dt)?.event_id;
}
