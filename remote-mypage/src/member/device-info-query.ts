import { native } from '@jangteo/native';
import { queryOptions } from '@tanstack/react-query';

/** The native app and its version; null in a browser. */
export const deviceInfoQuery = queryOptions({
  queryKey: ['mypage:device-info'],
  queryFn: async () => (await native.deviceInfo()) ?? null,
});
