import { alarmTypes } from '@jangteo/contract';
import { koreanDay } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import { starRules } from '@jangteo/contract/star-rules';
import { notify } from '../../notify/notify.ts';
import type { Queries } from '../../platform/database/database.ts';
import { koreanDate } from '../../platform/values/korean-time.ts';
import { lockAccount } from '../account.ts';
import { countOf } from '../toasts.ts';
import { forEachMember, type Upkeep } from './for-each-member.ts';

interface Notice {
  /** Days before the last day on which the stars can be used. */
  days: number;
  /** The last day that was announced. */
  announcedColumn: string;
}

const [early, late] = starRules.expiryNoticeDays;

const notices: Notice[] = [
  { days: early, announcedColumn: 'expiry_told_early' },
  { days: late, announcedColumn: 'expiry_told_late' },
];

/** A member who earns daily has daily expiries: those of one week are announced together. */
const daysAnnouncedTogether = 7;

const lastDay = "((expires_at AT TIME ZONE 'Asia/Seoul')::date - 1)";

const expiresSoon = ({ days, announcedColumn }: Notice) => `EXISTS (
  SELECT FROM star_lot
  WHERE star_lot.member_id = account.member_id AND stars_left > 0 AND expires_at > $2
    AND expires_at <= ($3::date + ${days + 1})::timestamp AT TIME ZONE 'Asia/Seoul' AND ${lastDay} > account.${announcedColumn}
)`;

const expiringSql = ({ days, announcedColumn }: Notice) => `
  SELECT sum(stars_left)::integer AS stars, min(expires_at) AS first, max(expires_at) AS last
  FROM star_account
  JOIN star_lot USING (member_id)
  WHERE member_id = $1 AND stars_left > 0 AND expires_at > $2
    AND expires_at <= ($3::date + ${days + daysAnnouncedTogether})::timestamp AT TIME ZONE 'Asia/Seoul' AND ${lastDay} > ${announcedColumn}`;

const announcedSql = ({ days, announcedColumn }: Notice) => `
  UPDATE star_account SET ${announcedColumn} = $2::date + ${days + daysAnnouncedTogether - 1} WHERE member_id = $1`;

/** Sends each member with expiring stars one alarm early and one late. */
export async function announceExpiry(upkeep: Upkeep): Promise<void> {
  const { now } = upkeep;
  const today = koreanDay(now);
  for (const notice of notices) {
    const due = { isDue: expiresSoon(notice), values: [now, today] };
    await forEachMember(upkeep, due, (transaction, memberId) =>
      announce(transaction, { notice, memberId, today, now }),
    );
  }
}

interface Expiring {
  stars: number | null;
  first: string;
  last: string;
}

async function announce(
  transaction: Queries,
  { notice, memberId, today, now }: { notice: Notice; memberId: number; today: string; now: Date },
): Promise<void> {
  if (!(await lockAccount(transaction, memberId))) return;
  const [expiring] = await transaction.query<Expiring>(expiringSql(notice), [memberId, now, today]);
  if (!expiring?.stars) return;
  await notify(transaction, {
    memberId,
    alarmType: alarmTypes.benefit,
    dedupeKey: `star-expiry:${notice.days}:${today}`,
    title: '곧 사라지는 별이 있어요',
    text: textOf(expiring.stars, lastDayOf(expiring.first), lastDayOf(expiring.last)),
    link: links.pointExchange(),
    isQuiet: true,
    now,
  });
  await transaction.query(announcedSql(notice), [memberId, today]);
}

const lastDayOf = (expiresAt: string): string => koreanDate(new Date(Date.parse(expiresAt) - 1));

const textOf = (stars: number, first: string, last: string): string =>
  first === last
    ? `${countOf(stars)}를 ${first}까지 쓸 수 있어요.`
    : `${countOf(stars)}가 ${first}부터 ${last}까지 차례로 사라져요.`;
