import { sessionStore } from '@jangteo/storage';

interface Reload {
  at: number;
  cause: string;
}

/** At most one reload in this time, so that a visitor sees two documents and no third. */
const restMs = 60_000;
/** More causes than a tab meets, and few enough for the tab's name. */
const remembered = 20;

/**
 * Whether this tab has neither reloaded for this cause before nor for another one a moment ago.
 * A second reload would not mend what the first did not: the visitor sees the failure instead.
 */
export const mayReload = (cause: string): boolean =>
  readReloads().every((reload) => reload.cause !== cause && Math.abs(Date.now() - reload.at) >= restMs);

/** Records a reload that is about to be made. */
export function noteReload(cause: string): void {
  const reloads = [...readReloads(), { at: Date.now(), cause }].slice(-remembered);
  if (!sessionStore.setJson('reloads', reloads)) window.name = marker + JSON.stringify(reloads);
}

/** Where storage is blocked, the tab's name keeps the record: nothing else outlives a document then. */
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
