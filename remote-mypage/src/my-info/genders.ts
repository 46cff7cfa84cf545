import type { UserProfile } from '@jangteo/contract';

export type Gender = UserProfile['gender'];

export const genders: { gender: Gender; label: string }[] = [
  { gender: 'F', label: '여성' },
  { gender: 'M', label: '남성' },
  { gender: null, label: '밝히지 않음' },
];

export const genderLabel = (gender: Gender): string => genders.find((one) => one.gender === gender)?.label ?? '';
