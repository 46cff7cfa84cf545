import type { WithdrawalReason } from '@jangteo/contract';

export const reasons: { reason: WithdrawalReason; label: string }[] = [
  { reason: 'rarelyUsed', label: '자주 이용하지 않아요' },
  { reason: 'fewProducts', label: '사고 싶은 상품이 적어요' },
  { reason: 'price', label: '가격이나 혜택이 아쉬워요' },
  { reason: 'errors', label: '오류가 많고 쓰기 불편해요' },
  { reason: 'privacy', label: '개인정보가 걱정돼요' },
  { reason: 'rejoin', label: '다른 계정으로 가입하고 싶어요' },
  { reason: 'other', label: '그 밖의 이유예요' },
];
