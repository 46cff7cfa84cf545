import type { WithdrawalReason } from '@jangteo/contract';
import { call, type Reply } from '@jangteo/http';
import { native } from '@jangteo/native';
import { localStore } from '@jangteo/storage';
import { deviceHeader } from '../device.ts';
import { clearApp, forgetMember, removeLogin } from './logout.ts';

const withdrawCall = 'DELETE /api/v2/auth/social/withdrawal';

/** Ends the membership at the server, and removes every trace of the member from this browser. */
export async function withdrawHere(reason: WithdrawalReason): Promise<Reply<typeof withdrawCall>> {
  const farewell = await call(withdrawCall, { headers: deviceHeader(withdrawCall), body: { reason } });
  await native.setToken(undefined);
  removeLogin();
  forgetMember();
  localStore.remove('lastLoginPlatform');
  await clearApp();
  return farewell;
}
