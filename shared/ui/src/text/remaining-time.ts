const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** `3일 04:05:06`, and without days `04:05:06`. */
export function clockText(ms: number): string {
  const left = Math.max(0, ms);
  const days = Math.floor(left / day);
  const clock = [
    Math.floor((left % day) / hour),
    Math.floor((left % hour) / minute),
    Math.floor((left % minute) / second),
  ]
    .map(twoDigits)
    .join(':');
  return days > 0 ? `${days}일 ${clock}` : clock;
}

/** The two largest units in words; changes once a minute, so that nothing is read out every second. */
export function spokenText(ms: number): string {
  const left = Math.max(0, ms);
  if (left < minute) return '1분 미만';
  const parts = [
    [Math.floor(left / day), '일'],
    [Math.floor((left % day) / hour), '시간'],
    [Math.floor((left % hour) / minute), '분'],
  ] as const;
  return parts
    .filter(([value]) => value > 0)
    .slice(0, 2)
    .map(([value, unit]) => `${value}${unit}`)
    .join(' ');
}
