import type pg from 'pg';
import { nicknames } from '../community/texts/nicknames.ts';
import { insertRows } from '../insert.ts';
import { lastDemoNumber } from '../numbers.ts';
import { randomFor, shuffled } from '../random.ts';
import { isUntouched } from '../untouched.ts';

const winnersNamed = 8;

const demoEvents = `event_id <= ${lastDemoNumber} AND ${isUntouched('event', 'event_id')}`;

/** Inserts applications of the demo's members, and names winners among them when an event with a draw is over. */
export async function insertApplications(client: pg.ClientBase, seed: number, now: Date): Promise<void> {
  await bringApplicants(client, seed, now);
  await nameWinners(client, now);
}

async function bringApplicants(client: pg.ClientBase, seed: number, now: Date): Promise<void> {
  const { rows: events } = await client.query<{ id: number; startDt: Date; endDt: Date }>(
    `SELECT event_id AS id, start_dt AS "startDt", end_dt AS "endDt" FROM event
     WHERE ${demoEvents} AND start_dt <= $1 AND coalesce(capacity - applied_count >= $2, true)
       AND NOT EXISTS (SELECT FROM event_application a WHERE a.event_id = event.event_id AND a.member_id <= $2)
     ORDER BY event_id`,
    [now, nicknames.length],
  );
  const { rows: members } = await client.query<{ id: number }>(
    'SELECT member_id AS id FROM member WHERE member_id <= $1 ORDER BY 1',
    [nicknames.length],
  );
  const applications = events.flatMap((event) => {
    const popularity = 0.25 + 0.5 * randomFor(seed, 'event popularity', event.id).next();
    const start = event.startDt.getTime();
    const time = Math.min(event.endDt.getTime(), now.getTime()) - start;
    return members.flatMap((member) => {
      const random = randomFor(seed, 'application', event.id, member.id);
      if (!random.chance(popularity)) return [];
      const applied_at = new Date(start + random.next() * time).toISOString();
      return [{ event_id: event.id, member_id: member.id, applied_at }];
    });
  });
  await insertRows(client, 'event_application', applications);
  await client.query(
    `UPDATE event SET applied_count = applied_count + (
       SELECT count(*) FROM event_application a WHERE a.event_id = event.event_id AND a.member_id <= $2
     )
     WHERE event_id = ANY($1)`,
    [events.map(({ id }) => id), nicknames.length],
  );
}

async function nameWinners(client: pg.ClientBase, now: Date): Promise<void> {
  const { rows: drawn } = await client.query<{ id: number; applicants: string[] }>(
    `SELECT event_id AS id, array_agg(member.nickname ORDER BY member_id) AS applicants
     FROM event JOIN event_application USING (event_id) JOIN member USING (member_id)
     WHERE ${demoEvents} AND end_dt <= $1 AND capacity IS NOT NULL AND member_id <= $2 AND nickname IS NOT NULL
     GROUP BY event_id`,
    [now, nicknames.length],
  );
  const notices = drawn.map(({ id, applicants }) => ({
    event_id: id,
    notice: winnersNotice(shuffled(applicants, 'winners', id).slice(0, winnersNamed)),
  }));
  await client.query(
    `UPDATE event SET winners_notice = notice
     FROM json_to_recordset($1) AS named (event_id integer, notice text)
     WHERE event.event_id = named.event_id AND winners_notice IS DISTINCT FROM notice`,
    [JSON.stringify(notices)],
  );
}

/** Names as a notice shows them: the middle hidden. */
function winnersNotice(names: readonly string[]): string {
  const hidden = names.map((name) => `${name.slice(0, 1)}${'*'.repeat(Math.max(1, name.length - 2))}${name.slice(-1)}`);
  return `축하합니다! ${hidden.join(', ')} 님께 따로 연락드립니다.`;
}
