import type { ToastItem } from '@jangteo/contract';
import { levels } from './levels.ts';

export const countOf = (stars: number): string => `별 ${stars.toLocaleString('ko-KR')}개`;

export const earnedToast = (startPhrase: string, stars: number): ToastItem => ({
  isSuccess: true,
  startPhrase,
  pointPhrase: countOf(stars),
  endPhrase: '를 받았어요',
});

export const levelToast = (level: number): ToastItem => ({
  isSuccess: true,
  startPhrase: '축하해요! 이제',
  pointPhrase: levels[level - 1]?.name ?? '',
  endPhrase: '등급이에요',
});
