import { deviceId, localStore } from '@jangteo/storage';

let cleared: string | undefined;

/** Stops sending the token that is stored now; a later one is sent again. */
export function clearAuthHeaders(): void {
  cleared = localStore.get('accessToken');
}

/** From now on requests contain the stored token again. */
export function restoreAuthHeaders(): void {
  cleared = undefined;
}

/** Headers that identify the device and the member. A server that renders for everyone sends neither. */
export function visitorHeaders(anonymous = false): Record<string, string> {
  if (typeof window === 'undefined') return {};
  const authorization = anonymous ? undefined : authorizationToSend();
  const deviceUuid = deviceId();
  return {
    'Cache-Control': 'no-cache, no-store, must-revalidate',
    Pragma: 'no-cache',
    Expires: '0',
    ...(authorization && { Authorization: authorization }),
    ...(deviceUuid && { deviceUuid }),
  };
}

function authorizationToSend(): string | undefined {
  const stored = localStore.get('accessToken');
  return stored === cleared ? undefined : stored;
}
