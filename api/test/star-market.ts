import { type CallDefinition, type CallKey, calls, type ExchangeTerms } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import { makeDeliveryHandlers } from '../src/deliveries.ts';
import { defaults } from '../src/platform/config.ts';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { makeKeys } from '../src/platform/keys.ts';
import { deliverDue } from '../src/platform/outbox/deliver.ts';
import { errorsIn } from './errors-in.ts';
import { testNow } from './market.ts';
import {
  type ConnectedApp,
  controlList,
  deleteMembers,
  mendOutside,
  openConnectedApp,
  outsideSettings,
} from './outside.ts';
import { query } from './query.ts';
import { giveStars, starsOf } from './stars.ts';
import { openVisitors, type Role, type Visitor } from './visitors.ts';

interface Request {
  payload?: object;
  search?: string;
  role?: Role;
}

interface Grant {
  points: number;
  /** How many requests the shop platform received for this grant. */
  requests: number;
}

/** A market with the stand-in of the shop platform, and a member who has 5,000 stars. */
export class StarMarket {
  visitors = {} as Record<Role, Visitor>;
  readonly market: ConnectedApp;
  readonly database: Database;

  private constructor(market: ConnectedApp) {
    this.market = market;
    this.database = openDatabase(market.databaseUrl, () => undefined);
  }

  static async open(): Promise<StarMarket> {
    return new StarMarket(await openConnectedApp());
  }

  async close(): Promise<void> {
    await this.database.close();
    await this.market.close();
  }

  /** Each test starts with new members. */
  async begin(): Promise<void> {
    await deleteMembers(this.market);
    await mendOutside(this.market.outside);
    this.visitors = await openVisitors(this.market.databaseUrl);
    await this.give(5_000);
  }

  get memberId(): number {
    return this.visitors.member.memberId;
  }

  async give(stars: number, now = testNow): Promise<void> {
    await giveStars(this.database, { memberId: this.memberId, stars, now });
  }

  query<Row>(sql: string, values?: unknown[]): Promise<Row[]> {
    return query<Row>(this.market.databaseUrl, sql, values);
  }

  /** The whole response; a success is checked against the contract. */
  async call(key: CallKey, { payload, search = '', role = 'member' }: Request = {}) {
    const [method, path] = key.split(' ') as ['GET', string];
    const { headers } = this.visitors[role];
    const reply = await this.market.app.inject({ method, url: path + search, headers, ...(payload && { payload }) });
    const body = reply.json();
    if (body.code === codes.ok) {
      expect(errorsIn((calls[key] as CallDefinition).reply, body.data)).toEqual([]);
    }
    return body;
  }

  ask(stars: number, requestKey = 'key-00001') {
    return this.call('POST /api/v1/user/point/exchange', { payload: { stars, requestKey } });
  }

  async terms(): Promise<ExchangeTerms> {
    return (await this.call('GET /api/v1/user/point/exchange')).data;
  }

  outcome(exchangeId: number, role: Role = 'member') {
    return this.call('GET /api/v1/user/point/exchange/complete', { search: `?exchangeId=${exchangeId}`, role });
  }

  stars() {
    return starsOf(this.market.databaseUrl, this.memberId);
  }

  /** One round of deliveries, with everything due. */
  async settle(): Promise<void> {
    await this.query('UPDATE outbox SET next_at = now()');
    const { outside, clock, app } = this.market;
    const keys = makeKeys(defaults.jwtSecret);
    const services = { database: this.database, keys, outside: outsideSettings(outside), now: () => clock.now };
    await deliverDue(this.database, makeDeliveryHandlers(services), app.log);
  }

  /** The grants that the shop platform recorded for the member. */
  async granted(): Promise<Grant[]> {
    const list = (await controlList(this.market.outside, 'shop/points')) as unknown as (Grant & {
      customerKey: string;
    })[];
    const customerKey = await this.customerKey();
    return list
      .filter((grant) => grant.customerKey === customerKey)
      .map(({ points, requests }) => ({ points, requests }));
  }

  /** A grant that the shop platform makes late, after its response was no longer waited for. */
  async grantDirectly(exchangeId: number): Promise<void> {
    const sql = 'SELECT grant_key AS "grantKey", points FROM star_exchange WHERE exchange_id = $1';
    const [exchange] = await this.query<{ grantKey: string; points: number }>(sql, [exchangeId]);
    const { outside } = this.market;
    const reply = await outside.inject({
      method: 'PUT',
      url: `/api/customers/${await this.customerKey()}/points/${exchange?.grantKey}`,
      headers: {
        authorization: `Bearer ${outsideSettings(outside).shopPlatform.apiKey}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: `points=${exchange?.points}`,
    });
    expect(reply.statusCode).toBe(200);
  }

  async customerKey(): Promise<string | undefined> {
    const sql = 'SELECT shop_customer_key AS key FROM member WHERE member_id = $1';
    return (await this.query<{ key: string }>(sql, [this.memberId]))[0]?.key;
  }
}

/** The balance, the sum of the ledger and the sum of the lots, which must be equal. */
export const sums = (sum: number) => ({ balance: sum, ledger: sum, lots: sum });
