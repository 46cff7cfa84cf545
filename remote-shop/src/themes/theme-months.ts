/** `11월`, `11~2월`, or undefined for the whole year. */
export function monthsOf({ fromMonth, toMonth }: { fromMonth: number; toMonth: number }): string | undefined {
  if (fromMonth === 1 && toMonth === 12) return undefined;
  return fromMonth === toMonth ? `${fromMonth}월` : `${fromMonth}~${toMonth}월`;
}
