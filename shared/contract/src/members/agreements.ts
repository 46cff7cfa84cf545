/** What a member is asked to agree to. A new text gets a new version, and what was agreed to keeps the one it was. */
export const agreements = {
  terms: { isRequired: true, version: '2026-11-01' },
  privacy: { isRequired: true, version: '2026-11-01' },
  age14: { isRequired: true, version: '2026-11-01' },
  email: { isRequired: false, version: '2026-11-01' },
  sms: { isRequired: false, version: '2026-11-01' },
  push: { isRequired: false, version: '2026-11-01' },
  /** Advertising between 21 and 8 o'clock needs a consent of its own. */
  nightPush: { isRequired: false, version: '2026-11-01' },
} as const;

export type AgreementKind = keyof typeof agreements;

export const agreementKinds = Object.keys(agreements) as AgreementKind[];
