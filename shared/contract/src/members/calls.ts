import { accountCalls } from './account.ts';
import { cellphoneCalls } from './cellphone.ts';
import { deviceCalls } from './device.ts';
import { landingCalls } from './landing.ts';
import { memberCalls } from './member.ts';
import { myDataCalls } from './my-data.ts';
import { nicknameCalls } from './nickname.ts';

export const membersCalls = {
  ...accountCalls,
  ...cellphoneCalls,
  ...deviceCalls,
  ...landingCalls,
  ...memberCalls,
  ...myDataCalls,
  ...nicknameCalls,
};
