import type { StarHistoryType } from '@jangteo/contract';
import { links } from '@jangteo/contract/links';

export type HistoryTab = 'all' | StarHistoryType;

export const historyTabs: readonly { id: HistoryTab; label: string }[] = [
  { id: 'all', label: '전체' },
  { id: 'earn', label: '적립' },
  { id: 'use', label: '전환' },
  { id: 'expire', label: '소멸·취소' },
  { id: 'refused', label: '못 받음' },
];

export interface HistoryChoice {
  tab: HistoryTab;
  /** `2026-12`; all months where none is chosen. */
  month: string | undefined;
}

/** The choice is in the address; what is none counts as all. */
export function readChoice(search: URLSearchParams): HistoryChoice {
  const month = search.get('month') ?? '';
  return {
    tab: historyTabs.find(({ id }) => id === search.get('type'))?.id ?? 'all',
    month: /^20\d\d-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
}

export const choiceAddress = ({ tab, month }: HistoryChoice): string =>
  links.starHistory(tab === 'all' ? undefined : tab, month);

/** `2026년 11월` */
export function koreanMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${year}년 ${number}월`;
}
