import { call, required } from '@jangteo/http';
import { deviceId } from '@jangteo/storage';
import { queryOptions } from '@tanstack/react-query';

export const deviceHeader = (callName: string) => ({ deviceUuid: required('deviceUuid', deviceId(), callName) });

/**
 * Whether this device shows notifications, and advertising among them. Fetched by every page: what the tab kept may be the
 * state before a change that was on its way when the page was left.
 */
export const deviceSettingsQuery = queryOptions({
  queryKey: ['mypage:device-settings'],
  queryFn: ({ signal }) =>
    call('GET /api/v1/app/settings', { headers: deviceHeader('GET /api/v1/app/settings'), signal }),
  staleTime: 0,
});
