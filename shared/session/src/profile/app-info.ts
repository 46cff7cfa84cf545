import type { AppProfile } from '@jangteo/contract';

/** The versions that the server demands of apps and pages. */
export type AppInfo = AppProfile['appInfo'];

const listeners = new Set<(info: AppInfo) => void>();
let newest: AppInfo | undefined;

/** Calls the listener with the newest profile, if there is one, and with every later one. Returns a function that stops it. */
export function onAppInfo(listener: (info: AppInfo) => void): () => void {
  listeners.add(listener);
  if (newest) listener(newest);
  return () => {
    listeners.delete(listener);
  };
}

export function noteAppInfo(info: AppInfo): void {
  newest = info;
  for (const listener of listeners) listener(info);
}
