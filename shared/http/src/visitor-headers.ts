import { deviceId, localStore } from '@jangteo/storage';

let cleared: string | undefined;

/** The token that is stored now is not sent any more; another one is. */
export function clearAuthHeaders(): void {
  cleared = localStore.get('accessToken');
}

/** The stored token is sent again, whatever was wrong with it. */
export function restoreAuthHeaders(): void {
  cleared = undefined;
}

/** Who asks. A server that renders for everyone says nothing of a visitor. */
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
