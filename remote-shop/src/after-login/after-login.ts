import { isBanned, mayAct } from '@jangteo/session';
import { sessionStore } from '@jangteo/storage';

/** Whoever comes back from the login later than this may want something else by now. */
const keptMs = 10 * 60_000;

interface KeptWish {
  wish: string;
  /** Path and query of the page on which it was wished for. */
  page: string;
  until: number;
}

const here = () => window.location.pathname + window.location.search;

/** As `mayAct` says. What a visitor wanted is kept for the way back from the login. */
export async function mayActOrWish(wish: string): Promise<boolean> {
  sessionStore.setJson('wish', { wish, page: here(), until: Date.now() + keptMs });
  const may = await mayAct();
  if (may || isBanned()) sessionStore.remove('wish');
  return may;
}

/** Given out once, soon, and on the page where it was wished for. */
export function takeWish(wanted: RegExp): RegExpExecArray | null {
  const kept = sessionStore.getJson('wish', isWish);
  const wish = kept?.page === here() ? wanted.exec(kept.wish) : null;
  if (wish) sessionStore.remove('wish');
  return kept && Date.now() < kept.until ? wish : null;
}

const isWish = (value: unknown): value is KeptWish =>
  typeof value === 'object' &&
  value !== null &&
  'wish' in value &&
  typeof value.wish === 'string' &&
  'page' in value &&
  'until' in value &&
  typeof value.until === 'number';
