import type { Poll } from '@jangteo/contract';
import { asSeen, isBlank } from '@jangteo/contract/visible-text';
import type { PollWriting } from '../drafts/draft.ts';

export const fewestOptions = 2;
export const mostOptions = 6;
/** The longest option that the calls accept. */
export const longestOption = 40;

const dayHours = 24;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export const closings = [
  { hours: 1, label: '1시간 뒤' },
  { hours: 6, label: '6시간 뒤' },
  { hours: dayHours, label: '하루 뒤' },
  { hours: 3 * dayHours, label: '3일 뒤' },
  { hours: 7 * dayHours, label: '7일 뒤' },
  { hours: 14 * dayHours, label: '14일 뒤' },
  { hours: 30 * dayHours, label: '30일 뒤' },
] as const;

const longestHours = 30 * dayHours;

export const newPoll = (): PollWriting => ({
  options: ['', ''],
  isMultiple: false,
  hours: 7 * dayHours,
  closeDt: undefined,
});

export const pollOf = ({ options, isMultiple, closeDt }: Poll): PollWriting => ({
  options: options.map(({ text }) => text),
  isMultiple,
  hours: undefined,
  closeDt,
});

/** The options that are filled in. */
export const filledOptions = ({ options }: PollWriting): string[] =>
  options.map((option) => option.trim()).filter((option) => !isBlank(option));

export function isPollComplete(poll: PollWriting): boolean {
  const options = filledOptions(poll);
  const areShort = options.every((option) => [...option].length <= longestOption);
  return areShort && options.length >= fewestOptions && new Set(options.map(asSeen)).size === options.length;
}

/** The server takes 1 hour to 30 days from when the request arrives: at both ends there is time for it to arrive. */
export function closeDtOf({ hours, closeDt }: PollWriting, now: number): string | undefined {
  if (hours === undefined) return closeDt;
  const spareMs = hours === longestHours ? -minuteMs : minuteMs;
  return new Date(now + hours * hourMs + spareMs).toISOString();
}
