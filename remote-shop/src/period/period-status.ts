import { links } from '@jangteo/contract/links';

export const periodStatuses = [
  { id: 'running', label: '진행 중' },
  { id: 'coming', label: '곧 시작' },
  { id: 'ended', label: '지난 특가' },
] as const;

export type PeriodStatus = (typeof periodStatuses)[number]['id'];

export const readPeriodStatus = (search: URLSearchParams): PeriodStatus =>
  periodStatuses.find(({ id }) => id === search.get('status'))?.id ?? 'running';

export const periodStatusAddress = (status: PeriodStatus): string =>
  status === 'running' ? links.periods() : `${links.periods()}?status=${status}`;
