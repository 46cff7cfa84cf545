import { OpsProblem } from './command.ts';

/** '2026-11-21 10:00' is a time in Korea; a text with a zone keeps its zone. */
export function momentOf(text: string): Date {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?$/.exec(text) ?? [];
  const moment = new Date(day ? `${day}T${time ?? '00:00'}+09:00` : text);
  const year = moment.getUTCFullYear();
  // An invalid date has NaN as its year.
  if (!(year >= 2000 && year < 2100)) {
    throw new OpsProblem(`시각은 '2026-11-21 10:00'처럼 적어 주세요. 받은 값: ${text}`);
  }
  return moment;
}

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

export const koreanMoment = (iso: string): string => format.format(new Date(iso));
