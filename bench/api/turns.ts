import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { makeKeys } from '../../api/src/platform/keys.ts';
import { openSession } from '../../api/src/sessions/open-session.ts';
import { grantStars } from '../../api/src/stars/grant.ts';
import { firstMade } from './made-numbers.ts';

/** The member and the product of a call: different ones each time. */
export interface Turn {
  memberId: number;
  sessionId: string;
  productNo: number;
  /** Never used before. */
  requestKey: string;
  headers: { authorization: string; deviceUuid: string };
}

const memberCount = 200;

const addSql = `
  INSERT INTO member (nickname, agreed_at) SELECT '측정' || n, now() FROM generate_series(1, $1::integer) n
  RETURNING member_id AS "memberId"`;
const productsSql = 'SELECT product_no AS n FROM product ORDER BY product_no LIMIT 900';

const postponeSql = `
  CREATE FUNCTION postpone() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.next_at := now() + interval '1 day'; RETURN NEW; END
  $$`;

const prepareSql = [
  `SELECT setval(pg_get_serial_sequence('star_exchange', 'exchange_id'), ${firstMade})`,
  `SELECT setval(pg_get_serial_sequence('star_ledger', 'ledger_id'), ${firstMade})`,
  // Deliveries are postponed: the call alone is measured, and the twin makes no deliveries.
  postponeSql,
  'CREATE TRIGGER postponed BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION postpone()',
];

/** Turns never repeat within a measurement: each member likes each product once. */
export async function openTurns(database: Database, jwtSecret: string): Promise<(n: number) => Turn> {
  const keys = makeKeys(jwtSecret);
  for (const sql of prepareSql) await database.query(sql);
  const rows = await database.query<{ memberId: number }>(addSql, [memberCount]);
  const members: Omit<Turn, 'productNo' | 'requestKey'>[] = [];
  for (const { memberId } of rows) {
    const deviceUuid = `w-bench-${memberId}`;
    const { accessToken } = await database.transaction((transaction) =>
      openSession(transaction, keys, { memberId, deviceUuid, now: new Date() }),
    );
    const [session] = await database.query<{ id: string }>(
      'SELECT session_id AS id FROM session WHERE member_id = $1 AND revoked_at IS NULL',
      [memberId],
    );
    await database.transaction((transaction) =>
      grantStars(transaction, { memberId, stars: 10_000_000, grantKey: deviceUuid, reason: '측정', now: new Date() }),
    );
    const headers = { authorization: `Bearer ${accessToken}`, deviceUuid };
    members.push({ memberId, sessionId: session?.id ?? '', headers });
  }
  const products = (await database.query<{ n: number }>(productsSql)).map(({ n }) => n);
  return (n) => {
    const member = members[n % members.length];
    const productNo = products[Math.floor(n / members.length) % products.length];
    if (!member || !productNo) throw new Error('the market has no products');
    return { ...member, productNo, requestKey: `bench-turn-${n}` };
  };
}

const ofTurns = "WHERE member_id IN (SELECT member_id FROM member WHERE nickname LIKE '측정%')";
const forgetSql = ['product_like', 'star_exchange', 'idempotency'].map((table) => `DELETE FROM ${table} ${ofTurns}`);

/** With a longer statement timeout: there may be many. */
export async function forgetTurns(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, () => undefined);
  await database.transaction(async (transaction) => {
    await transaction.query("SET LOCAL statement_timeout = '60s'");
    for (const sql of forgetSql) await transaction.query(sql);
  });
  await database.close();
}
