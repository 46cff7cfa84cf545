import type { BanStatus } from '@jangteo/contract';
import { isRecord } from '@jangteo/contract/is-record';
import { showAlert } from '@jangteo/overlay';
import { serverNow } from '@jangteo/query';
import { localStore } from '@jangteo/storage';
import { storedTokens } from '../tokens/tokens.ts';

const notBanned: BanStatus = { isBanned: false, message: '' };

/** A ban that has ended since it was stored is none. */
export function banStatus(): BanStatus {
  const stored = storedTokens() && localStore.getJson('banStatus', isBanStatus);
  return stored && !(stored.endDt && Date.parse(stored.endDt) <= serverNow()) ? stored : notBanned;
}

export const isBanned = (): boolean => banStatus().isBanned;

/** Stored of members alone: a reply that comes after the logout leaves nothing. */
export function storeBanStatus(status: BanStatus): void {
  if (storedTokens()) localStore.setJson('banStatus', status);
}

export function resetBanStatus(): void {
  localStore.remove('banStatus');
}

const withoutReason = '운영 정책에 따라 이용이 제한됐어요. 자세한 문의는 고객센터로 연락해 주세요.';
let alert: Promise<void> | undefined;

/** Shows the reason, once for all acts that it stops while it is on the screen. Resolves when it is closed. */
export function showBan({ message }: BanStatus): Promise<void> {
  alert ??= showAlert(message || withoutReason).finally(() => {
    alert = undefined;
  });
  return alert;
}

const isBanStatus = (value: unknown): value is BanStatus =>
  isRecord(value) &&
  typeof value.isBanned === 'boolean' &&
  typeof value.message === 'string' &&
  (value.endDt === undefined || typeof value.endDt === 'string');
