import type { AgreementKind } from '@jangteo/contract';

/** SQL: whether the member's newest answer to a consent is yes. */
export const agreedTo = (kind: AgreementKind, memberId: string): string => `coalesce((
  SELECT agreed FROM consent
  WHERE consent.member_id = ${memberId} AND kind = '${kind}'
  ORDER BY consent_id DESC
  LIMIT 1
), false)`;

/** SQL: whether advertising at that moment needs no consent to night messages. */
export const isDayInKorea = (moment: string): string =>
  `extract(hour FROM ${moment} AT TIME ZONE 'Asia/Seoul') BETWEEN 8 AND 20`;
