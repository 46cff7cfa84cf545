import type { AgreementKind } from '@jangteo/contract';

/** SQL: whether the member's newest answer to a consent is yes. */
export const agreedTo = (kind: AgreementKind, memberId: string): string => `coalesce((
  SELECT agreed FROM consent
  WHERE consent.member_id = ${memberId} AND kind = '${kind}'
  ORDER BY consent_id DESC
  LIMIT 1
), false)`;

const morningHour = 8;

/** SQL: whether advertising at that moment needs no consent to night messages. */
export const isDayInKorea = (moment: string): string =>
  `extract(hour FROM ${moment} AT TIME ZONE 'Asia/Seoul') BETWEEN ${morningHour} AND 20`;

/** SQL: the moment, or the morning after it if it is at night. */
export const byDayInKorea = (moment: string): string => `
  CASE WHEN ${isDayInKorea(moment)} THEN ${moment}
       ELSE ((${moment} AT TIME ZONE 'Asia/Seoul' - interval '${morningHour} hours')::date + 1 + time '0${morningHour}:00')
            AT TIME ZONE 'Asia/Seoul' END`;
