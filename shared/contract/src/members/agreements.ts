import { koreanDay } from '../korean-day.ts';

export type AgreementKind = 'terms' | 'privacy' | 'age14' | 'email' | 'sms' | 'push' | 'nightPush';

interface AgreementVersion {
  /** The Korean day from which on its text is in force: a changed text gets a new version. */
  version: string;
  /** SHA-256 of the text of that version (`texts/agreement-texts.ts`). A consent names it, and the text is kept. */
  textHash: string;
}

interface Agreement {
  isRequired: boolean;
  /** Newest first; the newest may not be in force yet. Versions to which nobody can agree any more are left out. */
  versions: readonly [AgreementVersion, ...AgreementVersion[]];
  /** The text beside the checkbox. */
  label: string;
  /** Said below the label, where it does not say enough. */
  note?: string;
}

/** What a member is asked to agree to. */
export const agreements: Record<AgreementKind, Agreement> = {
  terms: {
    isRequired: true,
    versions: [{ version: '2026-09-01', textHash: '1047b078eb13597401de0eae994709172db2b184b838a4d5c5edf416d9787a45' }],
    label: '이용약관',
  },
  privacy: {
    isRequired: true,
    versions: [
      { version: '2026-12-01', textHash: '290f5ee5dcd99ab0519b5c5c7ddd4cdfb6c68a4e663d620e688cdff67b172cdb' },
      { version: '2026-09-01', textHash: '5a75d874636f553931eebbecce889eecd56e20af622edb7e8ca4b74fc581eb4a' },
    ],
    label: '개인정보 수집 및 이용',
  },
  age14: {
    isRequired: true,
    versions: [{ version: '2026-09-01', textHash: 'a6242224eb61bd6f1336b8bf482a32721cb7df3c17d7e68ca98726cbff1b995c' }],
    label: '만 14세 이상입니다',
  },
  email: {
    isRequired: false,
    versions: [{ version: '2026-09-01', textHash: '2e3a08dbcc3f3c9d43e73d689a6c55760734c1f23fcea5b86bf7dc9a93a90f1a' }],
    label: '이메일로 혜택 소식 받기',
  },
  sms: {
    isRequired: false,
    versions: [{ version: '2026-09-01', textHash: 'b72b11fa20c0fa5e2f50ba8d4458503c24cfd3143c3d1119bc15c2f9f986f7aa' }],
    label: '문자로 혜택 소식 받기',
  },
  push: {
    isRequired: false,
    versions: [{ version: '2026-09-01', textHash: '6d8192d2f575a4078205497aa09e53702bf82faf5888def5d734cb924b8c4c0a' }],
    label: '앱 알림으로 혜택 소식 받기',
  },
  /** Advertising between 21 and 8 o'clock needs a consent of its own. */
  nightPush: {
    isRequired: false,
    versions: [{ version: '2026-09-01', textHash: '0d7aae6a31f95ce28a433d7997f1502e35691143904d624711c48cd9ba41cd68' }],
    label: '밤 시간에도 앱 알림 받기',
    note: '밤 9시부터 아침 8시 사이에도 광고 알림을 보내 드려요.',
  },
};

/** The version to which members agree at that time. */
export function agreementInForce(kind: AgreementKind, now: Date): AgreementVersion {
  const { versions } = agreements[kind];
  return versions.find(({ version }) => version <= koreanDay(now)) ?? versions.at(-1) ?? versions[0];
}

export const agreementKinds = Object.keys(agreements) as AgreementKind[];
