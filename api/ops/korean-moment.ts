import { OpsProblem } from './command.ts';
import { parseZonedMoment } from './zoned-moment.ts';

const koreanTime = /^(\d{4}-\d\d-\d\d)(?:[ T](\d{1,2}:\d\d(?::\d\d)?))?$/;

/** '2026-11-21 10:00' is a time in Korea; a full moment with a zone keeps its zone. */
export function momentOf(text: string): Date {
  const [, day, time = '00:00'] = koreanTime.exec(text) ?? [];
  const moment = parseZonedMoment(day ? `${day}T${time.replace(/^\d:/, '0$&')}+09:00` : text);
  const year = moment?.getUTCFullYear() ?? 0;
  if (moment && year >= 2000 && year < 2100) return moment;
  throw new OpsProblem(`시각은 달력에 있는 날로 '2026-11-21 10:00'처럼 적어 주세요. 받은 값: ${text}`);
}

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

export const koreanMoment = (iso: string): string => format.format(new Date(iso));
