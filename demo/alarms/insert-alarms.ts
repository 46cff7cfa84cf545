import { alarmTypes, type Board } from '@jangteo/contract';
import { dayMs } from '@jangteo/contract/korean-day';
import { links } from '@jangteo/contract/links';
import type pg from 'pg';
import { linkTo } from '../../api/src/community/link-to.ts';
import { nicknames } from '../community/texts/nicknames.ts';
import { insertRows } from '../insert.ts';
import { randomFor } from '../random.ts';

interface AlarmRow {
  memberId: number;
  key: string;
  type: number;
  title: string;
  text: string;
  link: string;
  isAd?: boolean;
  at: Date;
}

/** The alarms that the demo's members would have if the market had been running all the time. */
export async function insertAlarms(client: pg.ClientBase, seed: number, now: Date): Promise<void> {
  const told = [...(await replies(client)), ...(await notices(client, now)), ...(await offers(client, now))];
  await insertRows(
    client,
    'alarm',
    told.map(({ memberId, key, type, title, text, link, isAd = false, at }) => ({
      ...{ member_id: memberId, dedupe_key: key, alarm_type: type, title, body: text, link, is_ad: isAd },
      created_at: at.toISOString(),
      read_at: isRead(seed, memberId, key, now.getTime() - at.getTime()) ? now.toISOString() : null,
    })),
    { keepExisting: true },
  );
  await client.query(followRepliesSql, [nicknames.length]);
}

/** Older alarms are more often read. */
const isRead = (seed: number, memberId: number, key: string, age: number): boolean =>
  age > dayMs && randomFor(seed, 'read', memberId, key).chance(age > 4 * dayMs ? 0.95 : 0.6);

const repliesSql = `
  SELECT "memberId", "replyId", board, "postId", title, at
  FROM (
    SELECT post.member_id AS "memberId", reply_id AS "replyId", post.kind AS board, post_id AS "postId", post.title,
           reply.created_at AS at,
           row_number() OVER (PARTITION BY post.member_id ORDER BY reply.created_at DESC, reply_id DESC) AS place
    FROM reply
    JOIN post USING (post_id)
    WHERE post.member_id <= $1 AND reply.member_id <> post.member_id AND parent_id IS NULL
      AND reply.deleted_at IS NULL AND reply.hidden_at IS NULL
  ) newest
  WHERE place <= 12`;

interface ReplyRow {
  memberId: number;
  replyId: number;
  board: Board;
  postId: number;
  title: string;
  at: Date;
}

async function replies(client: pg.ClientBase): Promise<AlarmRow[]> {
  const { rows } = await client.query<ReplyRow>(repliesSql, [nicknames.length]);
  return rows.map(({ memberId, replyId, board, postId, title, at }) => ({
    ...{
      memberId,
      key: `reply:${replyId}`,
      type: alarmTypes.activity,
      title: '내 글에 새 댓글이 달렸어요',
      text: title,
    },
    link: linkTo(board, postId),
    at,
  }));
}

/** The demo's posts move forward in time, and their alarms with them. */
const followRepliesSql = `
  UPDATE alarm SET created_at = reply.created_at
  FROM reply
  WHERE alarm.member_id <= $1 AND alarm.dedupe_key = 'reply:' || reply_id AND alarm.created_at <> reply.created_at`;

const noticesSql = `
  SELECT member_id AS "memberId", notice_id AS "noticeId", title, reg_dt AS at
  FROM member
  CROSS JOIN (
    SELECT * FROM notice WHERE is_published AND reg_dt <= $2 ORDER BY reg_dt DESC, notice_id DESC LIMIT 4
  ) newest
  WHERE member_id <= $1`;

async function notices(client: pg.ClientBase, now: Date): Promise<AlarmRow[]> {
  const { rows } = await client.query<{ memberId: number; noticeId: number; title: string; at: Date }>(noticesSql, [
    nicknames.length,
    now,
  ]);
  return rows.map(({ memberId, noticeId, title, at }) => ({
    ...{ memberId, key: `notice:${noticeId}`, type: alarmTypes.notice, title: '새 공지사항', text: title },
    link: links.notice(noticeId),
    at,
  }));
}

/** The newest period deals, sent to members who consented to advertising. */
const offersSql = `
  SELECT member_id AS "memberId", period_id AS "periodId", title, subtitle, start_dt AS at
  FROM member
  CROSS JOIN (
    SELECT * FROM period_deal WHERE is_published AND start_dt <= $2 AND end_dt > $2 ORDER BY start_dt DESC, period_id LIMIT 2
  ) running
  WHERE member_id <= $1 AND EXISTS (
    SELECT FROM consent WHERE consent.member_id = member.member_id AND kind = 'push' AND agreed
  )`;

interface OfferRow {
  memberId: number;
  periodId: number;
  title: string;
  subtitle: string;
  at: Date;
}

async function offers(client: pg.ClientBase, now: Date): Promise<AlarmRow[]> {
  const { rows } = await client.query<OfferRow>(offersSql, [nicknames.length, now]);
  return rows.map(({ memberId, periodId, title, subtitle, at }) => ({
    ...{ memberId, key: `period:${periodId}`, type: alarmTypes.benefit, title, text: subtitle },
    ...{ link: links.period(periodId), isAd: true, at },
  }));
}
