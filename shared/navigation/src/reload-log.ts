import { sessionStore } from '@jangteo/storage';

interface Reload {
  at: number;
  cause: string;
}

/** With the load before it, a reload makes two documents in this time; there is no third. */
const restMs = 60_000;
/** More causes than a tab ever meets, and few enough for its name. */
const remembered = 20;

/**
 * Whether this tab has neither reloaded for this cause before nor for another one a moment ago.
 * What a reload has not mended once, it does not mend: the visitor is told instead.
 */
export const mayReload = (cause: string): boolean =>
  readReloads().every((reload) => reload.cause !== cause && Math.abs(Date.now() - reload.at) >= restMs);

/** Notes a reload that is about to be made. */
export function noteReload(cause: string): void {
  const reloads = [...readReloads(), { at: Date.now(), cause }].slice(-remembered);
  if (!sessionStore.setJson('reloads', reloads)) window.name = marker + JSON.stringify(reloads);
}

/** Where storage is blocked the tab's name keeps them: it is the one thing that outlives a document then. */
const marker = 'jangteo-reloads:';

const readReloads = (): readonly Reload[] => sessionStore.getJson('reloads', isReloads) ?? readFromName();

function readFromName(): readonly Reload[] {
  if (!window.name.startsWith(marker)) return [];
  try {
    const reloads: unknown = JSON.parse(window.name.slice(marker.length));
    return isReloads(reloads) ? reloads : [];
  } catch {
    return [];
  }
}

const isReloads = (value: unknown): value is Reload[] =>
  Array.isArray(value) && value.every((reload) => typeof reload?.at === 'number' && typeof reload.cause === 'string');
