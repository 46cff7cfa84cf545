/**
 * The agreements that a member is asked for. A changed text gets a new version; given agreements keep the version that
 * was read.
 */
export const agreements = {
  terms: { isRequired: true, version: '2026-11-01' },
  privacy: { isRequired: true, version: '2026-11-01' },
  age14: { isRequired: true, version: '2026-11-01' },
  email: { isRequired: false, version: '2026-11-01' },
  sms: { isRequired: false, version: '2026-11-01' },
  push: { isRequired: false, version: '2026-11-01' },
  /** Advertising between 21:00 and 08:00 needs a consent of its own. */
  nightPush: { isRequired: false, version: '2026-11-01' },
} as const;

export type AgreementKind = keyof typeof agreements;

export const agreementKinds = Object.keys(agreements) as AgreementKind[];
