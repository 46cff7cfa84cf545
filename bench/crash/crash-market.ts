import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '../../api/src/platform/database/database.ts';
import { migrate } from '../../api/src/platform/database/migrations.ts';
import { makeKeys } from '../../api/src/platform/keys.ts';
import { demoMarket } from '../../api/test/market.ts';
import { openOutside, outsideAddress } from '../../api/test/outside.ts';
import { fillDemo } from '../../demo/market/demo.ts';
import { KillablePostgres } from './killable-postgres.ts';
import { openPeople, type Person } from './people.ts';
import type { Scenario } from './scenario.ts';
import { exchanges } from './scenarios/exchanges.ts';
import { postLikes, productLikes } from './scenarios/likes.ts';
import { posts } from './scenarios/posts.ts';
import { refreshes } from './scenarios/refreshes.ts';
import { replies } from './scenarios/replies.ts';
import { type Survey, votes } from './scenarios/votes.ts';
import { TwoServers } from './two-servers.ts';

export interface CrashMarket {
  postgres: KillablePostgres;
  servers: TwoServers;
  /** A connection for looking at the database during the run. */
  database: Database;
  people: Person[];
  scenarios: Scenario[];
  /** The grants of the shop platform, with their keys and the number of requests for each. */
  grants(): Promise<{ grantKey: string; points: number; requests: number }[]>;
}

/** How many people write at once. */
export const atOnce = 32;

/** A market on a database that may be killed, two processes of the API, and people who write. */
export async function openCrashMarket(opened: AsyncDisposableStack, kills: number): Promise<CrashMarket> {
  const postgres = opened.use(await KillablePostgres.open());
  await migrate(postgres.url);
  await fillDemo({ databaseUrl: postgres.url, wanted: demoMarket, now: new Date() });
  const outside = await openOutside(() => new Date());
  opened.defer(() => outside.close());
  const jwtSecret = randomBytes(32).toString('hex');
  const settings = { JWT_SECRET: jwtSecret, OUTSIDE_URL: outsideAddress(outside) };
  const servers = opened.use(await TwoServers.start(postgres.url, settings));
  const database = openDatabase(postgres.url, () => undefined);
  opened.defer(() => database.close());
  const people = await openPeople(database, makeKeys(jwtSecret), atOnce * Math.ceil((kills + 1) / 10));
  return {
    postgres,
    servers,
    database,
    people,
    scenarios: await scenariosOf(database, people),
    grants: async () => (await outside.inject('/control/shop/points')).json().list,
  };
}

/** A few rows for many people, so that their writes collide. */
async function scenariosOf(database: Database, people: Person[]): Promise<Scenario[]> {
  const numbers = async (sql: string) => (await database.query<{ n: number }>(sql)).map(({ n }) => n);
  const readable = "SELECT post_id AS n FROM post WHERE kind = 'board' AND deleted_at IS NULL AND hidden_at IS NULL";
  const postIds = await numbers(`${readable} ORDER BY 1 LIMIT 30`);
  const productNos = await numbers('SELECT product_no AS n FROM product WHERE is_displayed ORDER BY 1 LIMIT 30');
  const surveys = await database.query<Survey>(`
    SELECT post_id AS "postId", array_agg(option_id) AS "optionIds"
    FROM post JOIN poll_option USING (post_id)
    WHERE closes_at > now() + interval '1 hour' AND NOT is_multiple AND deleted_at IS NULL AND hidden_at IS NULL
    GROUP BY post_id`);
  return [
    posts(),
    replies(postIds),
    postLikes(postIds),
    productLikes(productNos),
    votes(surveys),
    exchanges(),
    refreshes(people),
  ];
}
