import { CallError } from '@jangteo/http';
import { askProfile } from './ask-profile.ts';
import { banStatus, showBan, storeBanStatus } from './ban-status.ts';

let checking: Promise<void> | undefined;

/** A member who was banned while the page is open sees the reason at once, and once. */
export function checkBan(): Promise<void> {
  checking ??= check().finally(() => {
    checking = undefined;
  });
  return checking;
}

/** The profile that is requested in the background may have told of the ban while the refused request was on its way. */
async function check(): Promise<void> {
  const known = banStatus();
  if (known.isBanned) return void showBan(known);
  try {
    const { userInfo } = await askProfile();
    storeBanStatus(userInfo.banStatus);
    if (userInfo.banStatus.isBanned) void showBan(userInfo.banStatus);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
}
