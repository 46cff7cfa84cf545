import { type Database, openDatabase } from '../../../api/src/platform/database/database.ts';
import { makeKeys } from '../../../api/src/platform/keys.ts';
import { openSession } from '../../../api/src/sessions/open-session.ts';

/** Who calls, and about which product: another one each time, as in life. */
export interface Turn {
  memberId: number;
  sessionId: string;
  productNo: number;
  headers: { authorization: string; deviceUuid: string };
}

const memberCount = 200;

const addSql = `
  INSERT INTO member (nickname, agreed_at) SELECT '측정' || n, now() FROM generate_series(1, $1::integer) n
  RETURNING member_id AS "memberId"`;
const productsSql = 'SELECT product_no AS n FROM product ORDER BY product_no LIMIT 900';

/** Turns that never repeat within a measurement: each member likes each product once. */
export async function openTurns(database: Database, jwtSecret: string): Promise<(n: number) => Turn> {
  const keys = makeKeys(jwtSecret);
  const rows = await database.query<{ memberId: number }>(addSql, [memberCount]);
  const members: Omit<Turn, 'productNo'>[] = [];
  for (const { memberId } of rows) {
    const deviceUuid = `w-bench-${memberId}`;
    const { accessToken } = await database.transaction((transaction) =>
      openSession(transaction, keys, { memberId, deviceUuid, now: new Date() }),
    );
    const [session] = await database.query<{ id: string }>(
      'SELECT session_id AS id FROM session WHERE member_id = $1 AND revoked_at IS NULL',
      [memberId],
    );
    const headers = { authorization: `Bearer ${accessToken}`, deviceUuid };
    members.push({ memberId, sessionId: session?.id ?? '', headers });
  }
  const products = (await database.query<{ n: number }>(productsSql)).map(({ n }) => n);
  return (n) => {
    const member = members[n % members.length];
    const productNo = products[Math.floor(n / members.length) % products.length];
    if (!member || !productNo) throw new Error('the market has no products');
    return { ...member, productNo };
  };
}

const forgetSql = `DELETE FROM product_like WHERE member_id IN (SELECT member_id FROM member WHERE nickname LIKE '측정%')`;

/** With time of its own: there may be many. */
export async function forgetTurns(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl, () => undefined);
  await database.transaction(async (transaction) => {
    await transaction.query("SET LOCAL statement_timeout = '60s'");
    await transaction.query(forgetSql);
  });
  await database.close();
}
