import type { AppProfile } from '@jangteo/contract';

/** What the server demands of apps and pages. */
export type AppInfo = AppProfile['appInfo'];

const listeners = new Set<(info: AppInfo) => void>();
let newest: AppInfo | undefined;

/** Hears of it with every profile, and at once where one has come already. Answers the way to stop. */
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
