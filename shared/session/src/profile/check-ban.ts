import { CallError } from '@jangteo/http';
import { showAlert } from '@jangteo/overlay';
import { askProfile } from './ask-profile.ts';
import { banStatus, storeBanStatus } from './ban-status.ts';

let checking: Promise<void> | undefined;

/** A member who was banned while the page is open sees the reason at once, and once. */
export function checkBan(): Promise<void> {
  checking ??= check().finally(() => {
    checking = undefined;
  });
  return checking;
}

async function check(): Promise<void> {
  if (banStatus().isBanned) return;
  try {
    const { userInfo } = await askProfile();
    storeBanStatus(userInfo.banStatus);
    if (userInfo.banStatus.isBanned) void showAlert(userInfo.banStatus.message);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
