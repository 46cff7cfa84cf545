import type { AgreementKind } from '@jangteo/contract/agreements';

interface Item {
  kind: AgreementKind;
  label: string;
  /** Shown below the label, where the label alone does not explain the consent. */
  note?: string;
}

export const requiredItems: Item[] = [
  { kind: 'terms', label: '이용약관' },
  { kind: 'privacy', label: '개인정보 수집 및 이용' },
  { kind: 'age14', label: '만 14세 이상입니다' },
];

export const optionalItems: Item[] = [
  { kind: 'email', label: '이메일로 혜택 소식 받기' },
  { kind: 'sms', label: '문자로 혜택 소식 받기' },
  { kind: 'push', label: '앱 알림으로 혜택 소식 받기' },
  {
    kind: 'nightPush',
    label: '밤 시간에도 앱 알림 받기',
    note: '밤 9시부터 아침 8시 사이에도 광고 알림을 보내 드려요.',
  },
];

export const allItems = [...requiredItems, ...optionalItems];
