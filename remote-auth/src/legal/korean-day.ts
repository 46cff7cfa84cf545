/** `2026-09-01` → `2026년 9월 1일` */
export function koreanDay(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${year}년 ${month}월 ${day}일`;
}
