import { webDevicePrefix } from '@jangteo/contract/names';
import { localStore } from './stores.ts';

/**
 * The id by which the server knows this device. The native app stores its own; a browser makes one; a server has none.
 */
export function deviceId(): string | undefined {
  if (typeof window === 'undefined') return undefined;
  const known = localStore.get('deviceId');
  if (known) return known;
  const made = webDevicePrefix + randomUuid();
  localStore.set('deviceId', made);
  return made;
}

/** `crypto.randomUUID` is missing on plain HTTP, over which phones open a developer's machine. */
function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
