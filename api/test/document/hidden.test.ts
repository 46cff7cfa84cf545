import { openTestApp, type TestApp } from '../app.ts';
import { query } from '../query.ts';
import { DocumentedClient, isForMembers, readDocument } from './documented-client.ts';
import { browse } from './shopping.ts';

let market: TestApp;
let origin: string;
beforeAll(async () => {
  market = await openTestApp('market');
  origin = await market.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => market.close());

/** Keeps the replies to all of its calls. */
class KeepingClient extends DocumentedClient {
  readonly replies: [call: string, reply: unknown][] = [];
  override async call<Data>(name: string, values: Record<string, unknown> = {}): Promise<Data> {
    const data = await super.call<Data>(name, values);
    this.replies.push([name, data]);
    return data;
  }
}

/** By the name of its id in replies, each kind with its table, its key and what hides it. */
const kinds = {
  productNo: { table: 'product', key: 'product_no', hide: 'is_displayed = false' },
  shopId: { table: 'shop', key: 'shop_id', hide: 'is_displayed = false' },
  postId: { table: 'post', key: 'post_id', hide: 'hidden_at = now()' },
  dealId: { table: 'limited_deal', key: 'deal_id', hide: 'is_published = false' },
  periodId: { table: 'period_deal', key: 'period_id', hide: 'is_published = false' },
  eventId: { table: 'event', key: 'event_id', hide: 'is_published = false' },
  noticeId: { table: 'notice', key: 'notice_id', hide: 'is_published = false' },
  bannerId: { table: 'banner', key: 'banner_id', hide: 'is_published = false' },
};

/** The ids anywhere in a reply, such as `productNo 7`. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.keys(kinds).flatMap((name) => (name in value ? [`${name} ${Reflect.get(value, name)}`] : []));
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

test('no reply to a visitor has anything that is hidden or not published', async () => {
  const hidden = new Set<string>();
  for (const [name, { table, key, hide }] of Object.entries(kinds)) {
    const sql = `UPDATE ${table} SET ${hide} WHERE ${key} % 3 = 0 RETURNING '${name} ' || ${key} AS id`;
    for (const { id } of await query<{ id: string }>(market.databaseUrl, sql)) hidden.add(id);
  }
  const ofHiddenStores = await query<{ id: string }>(
    market.databaseUrl,
    `SELECT 'productNo ' || product_no AS id FROM product JOIN shop USING (shop_id) WHERE NOT shop.is_displayed`,
  );
  for (const { id } of ofHiddenStores) hidden.add(id);

  const operations = await readDocument(origin);
  const visitor = new KeepingClient(operations, origin, 'w-visitor', new Set());
  await browse(visitor);
  for (const [name, operation] of operations) {
    const isRead = operation.method === 'GET' && !isForMembers(operation);
    if (isRead && !operation.parameters?.some(({ required }) => required)) await visitor.call(name);
  }
  const seen = visitor.replies.flatMap(([call, reply]) => idsIn(reply).map((id) => ({ call, id })));
  for (const name of Object.keys(kinds)) {
    expect([...hidden]).toContainEqual(expect.stringContaining(name));
    expect(seen.map(({ id }) => id)).toContainEqual(expect.stringContaining(name));
  }
  expect(seen.filter(({ id }) => hidden.has(id))).toEqual([]);
});
