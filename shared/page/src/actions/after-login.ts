// Decision: docs/decisions/2026-11-20-a-wish-outlives-the-login.md

import { isRecord } from '@jangteo/contract/is-record';
import { isBanned, mayAct, needsAgreement } from '@jangteo/session';
import { sessionStore } from '@jangteo/storage';

/** A visitor who comes back from the login later than this may have changed their mind. */
const keptMs = 10 * 60_000;

interface AfterLoginAction {
  /** The action and its target: `like product 3`. */
  action: string;
  /** Path and query of the page with the button. */
  page: string;
  /** Epoch in ms. */
  expiresAt: number;
}

const currentPage = () => window.location.pathname + window.location.search;

/**
 * Whether the visitor may act, as `mayAct` says. If a login or the rest of a sign-up is needed first, the action is
 * stored until the visitor is back.
 */
export async function mayActOrAfterLogin(action: string): Promise<boolean> {
  sessionStore.setJson('afterLogin', { action, page: currentPage(), expiresAt: Date.now() + keptMs });
  const may = await mayAct();
  if (may || isBanned()) sessionStore.remove('afterLogin');
  return may;
}

/**
 * Answers a refusal whose reason is the member: a ban's message is shown already, and an unfinished sign-up is led to, after
 * which the action is done. Returns false for any other failure.
 */
export function answerRefusal(action: string): boolean {
  if (isBanned()) return true;
  if (!needsAgreement()) return false;
  void mayActOrAfterLogin(action);
  return true;
}

/** Returns the stored action if it matches: once, in time, and on the page where it began. */
export function takeAfterLogin(pattern: RegExp): RegExpExecArray | null {
  if (needsAgreement()) return null;
  const kept = sessionStore.getJson('afterLogin', isAfterLoginAction);
  const match = kept?.page === currentPage() ? pattern.exec(kept.action) : null;
  if (match) sessionStore.remove('afterLogin');
  return kept && Date.now() < kept.expiresAt ? match : null;
}

const isAfterLoginAction = (value: unknown): value is AfterLoginAction =>
  isRecord(value) && typeof value.action === 'string' && 'page' in value && typeof value.expiresAt === 'number';
