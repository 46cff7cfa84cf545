import { dayMs } from '@jangteo/contract/korean-day';
import type { ApiInBetween } from '../harness/api-in-between.ts';

interface Lifetime {
  serverDt: string;
  startDt: string;
  endDt: string;
}

type Call = Parameters<ApiInBetween['change']>[0];

const later = (dateTime: string, by: number) => new Date(Date.parse(dateTime) + by).toISOString();

/** Has not begun yet. */
export const coming = (call: Call) => (api: ApiInBetween) =>
  api.change<Lifetime>(call, (data) =>
    Object.assign(data, {
      startDt: later(data.serverDt, dayMs),
      endDt: later(data.serverDt, 3 * dayMs),
      state: 'coming',
    }),
  );

export const ended = (call: Call) => (api: ApiInBetween) =>
  api.change<Lifetime>(call, (data) =>
    Object.assign(data, {
      startDt: later(data.serverDt, -3 * dayMs),
      endDt: later(data.serverDt, -dayMs),
      state: 'ended',
    }),
  );

/** In its last hour. */
export const closing = (call: Call) => (api: ApiInBetween) =>
  api.change<Lifetime>(call, (data) => Object.assign(data, { endDt: later(data.serverDt, dayMs / 48) }));
