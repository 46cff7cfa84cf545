import { dayMs } from '@jangteo/contract/korean-day';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `3일 04:05:06`, and without days `04:05:06`. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  const days = Math.floor(left / dayMs);
  const clock = [
    Math.floor((left % dayMs) / hourMs),
    Math.floor((left % hourMs) / minuteMs),
    Math.floor((left % minuteMs) / secondMs),
  ]
    .map(twoDigits)
    .join(':');
  return days > 0 ? `${days}일 ${clock}` : clock;
}

/** The two largest units in words; changes once a minute, so that screen readers do not read every second. */
export function spokenText(ms: number): string {
  const left = Math.max(0, ms);
  if (left < minuteMs) return '1분 미만';
  const parts = [
    [Math.floor(left / dayMs), '일'],
    [Math.floor((left % dayMs) / hourMs), '시간'],
    [Math.floor((left % hourMs) / minuteMs), '분'],
  ] as const;
  return parts
    .filter(([value]) => value > 0)
    .slice(0, 2)
    .map(([value, unit]) => `${value}${unit}`)
    .join(' ');
}
