import type { UserProfile } from '@jangteo/contract';

export const profile: UserProfile = {
  isMember: true,
  nickName: '장보는고양이',
  email: null,
  name: null,
  gender: null,
  signUpDt: '2026-01-02T03:04:05.678Z',
  pushYN: 'N',
  adYN: 'N',
  needsAgreement: false,
};
