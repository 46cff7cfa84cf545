import { deviceId, localStore } from '@jangteo/storage';

/** Who asks. A server that renders for everyone says nothing of a visitor. */
export function visitorHeaders(anonymous = false): Record<string, string> {
  if (typeof window === 'undefined') return {};
  const authorization = anonymous ? undefined : localStore.get('accessToken');
  const deviceUuid = deviceId();
  return {
    'Cache-Control': 'no-cache, no-store, must-revalidate',
    Pragma: 'no-cache',
    Expires: '0',
    ...(authorization && { Authorization: authorization }),
    ...(deviceUuid && { deviceUuid }),
  };
}
