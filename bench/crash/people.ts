import type { Tokens } from '@jangteo/contract';
import type { Database } from '../../api/src/platform/database/database.ts';
import type { Keys } from '../../api/src/platform/keys.ts';
import { openSession } from '../../api/src/sessions/open-session.ts';
import { bearer } from '../../api/test/sign-in.ts';
import { giveStars } from '../../api/test/stars.ts';

/** A member on a phone, with stars to exchange. */
export class Person {
  readonly memberId: number;
  readonly deviceUuid: string;
  tokens: Tokens;

  constructor(memberId: number, deviceUuid: string, tokens: Tokens) {
    this.memberId = memberId;
    this.deviceUuid = deviceUuid;
    this.tokens = tokens;
  }

  get headers(): Record<string, string> {
    return { ...bearer(this.tokens.accessToken), deviceUuid: this.deviceUuid };
  }
}

const addSql = `
  INSERT INTO member (nickname, agreed_at)
  SELECT '끈기' || n, now() FROM generate_series(1, $1::integer) n
  RETURNING member_id AS "memberId"`;

export async function openPeople(database: Database, keys: Keys, count: number): Promise<Person[]> {
  const people: Person[] = [];
  const now = new Date();
  for (const { memberId } of await database.query<{ memberId: number }>(addSql, [count])) {
    const deviceUuid = `w-crash-${memberId}`;
    const tokens = await database.transaction((transaction) =>
      openSession(transaction, keys, { memberId, deviceUuid, now }),
    );
    await giveStars(database, { memberId, stars: 10_000, now });
    people.push(new Person(memberId, deviceUuid, tokens));
  }
  return people;
}
