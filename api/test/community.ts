import type { CallKey } from '@jangteo/contract';
import type { Config } from '../src/platform/config.ts';
import { openTestApp, type TestApp } from './app.ts';
import { callAs } from './call-as.ts';
import { testNow } from './market.ts';
import { empty, query } from './query.ts';
import { openNewcomers, openVisitors, type Visitor } from './visitors.ts';

type Call = ReturnType<typeof callAs>;

export interface Person extends Visitor {
  call: Call;
}

export interface Community extends TestApp {
  /** Set by tests; tokens are valid for a quarter of an hour. */
  clock: { now: Date };
  visitor: Person;
  writer: Person;
  reader: Person;
  banned: Person;
  admin: Person;
  newcomers(count: number, joinedAt?: Date): Promise<Person[]>;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  one<Row>(sql: string, values?: unknown[]): Promise<Row>;
  /** Deletes everything written and earned, and resets the clock. */
  clear(): Promise<void>;
}

const written =
  'post, member_image, leftover_picture, accusation, member_block, star_account, star_ledger, alarm, idempotency';

/** A market without posts, and members who may write. */
export async function openCommunity(beginning = testNow, config: Partial<Config> = {}): Promise<Community> {
  const clock = { now: beginning };
  const market = await openTestApp('migrated', { now: () => clock.now, ...config });
  const { databaseUrl, app } = market;
  const visitors = await openVisitors(databaseUrl, beginning);
  const person = (visitor: Visitor): Person => ({ ...visitor, call: callAs(app, visitor) });
  const ask = <Row>(sql: string, values?: unknown[]) => query<Row>(databaseUrl, sql, values);
  return {
    ...market,
    clock,
    visitor: person(visitors.visitor),
    writer: person(visitors.member),
    reader: person(visitors.otherMember),
    banned: person(visitors.banned),
    admin: person(visitors.admin),
    newcomers: async (count, joinedAt) => (await openNewcomers(databaseUrl, count, joinedAt)).map(person),
    query: ask,
    one: async <Row>(sql: string, values?: unknown[]) => {
      const [row] = await ask<Row>(sql, values);
      if (!row) throw new Error(`Nothing found by ${sql}`);
      return row;
    },
    clear: async () => {
      await empty(databaseUrl, written);
      clock.now = beginning;
    },
  };
}

let keys = 0;
/** A request key that was never used. */
export const newKey = (): string => {
  keys += 1;
  return `request-${keys}`;
};

export const longEnough = '스무 글자를 넘기려면 이 정도는 써야 하지 않을까 합니다.';

/** The body of a valid post. */
export const aPost = (more: object = {}) => ({
  requestKey: newKey(),
  topic: 'talk',
  title: '제목입니다',
  body: longEnough,
  images: [],
  ...more,
});

/** Writes a post and returns its id. */
export async function write(
  { call }: Pick<Person, 'call'>,
  key: CallKey = 'POST /api/v1/community/dashboard',
  more: object = {},
): Promise<number> {
  const { postId } = await call<{ postId: number }>(key, { body: aPost(more) });
  return postId;
}
