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

const names = ['productNo', 'shopId', 'postId'] as const;

/** The ids of products, stores and posts anywhere in a reply, such as `productNo 7`. */
function idsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = names.flatMap((name) => (name in value ? [`${name} ${Reflect.get(value, name)}`] : []));
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

test('no reply to a visitor has a product, a store or a post that is hidden', async () => {
  const hide = (sql: string) => query(market.databaseUrl, sql);
  await hide('UPDATE product SET is_displayed = false WHERE product_no % 2 = 0');
  await hide('UPDATE shop SET is_displayed = false WHERE shop_id % 4 = 0');
  await hide('UPDATE post SET hidden_at = now() WHERE post_id % 2 = 0');
  const hidden = await query<{ id: string }>(
    market.databaseUrl,
    `SELECT 'productNo ' || product_no AS id FROM product JOIN shop USING (shop_id)
     WHERE NOT (product.is_displayed AND shop.is_displayed)
     UNION ALL SELECT 'shopId ' || shop_id FROM shop WHERE NOT is_displayed
     UNION ALL SELECT 'postId ' || post_id FROM post WHERE hidden_at IS NOT NULL`,
  );

  const operations = await readDocument(origin);
  const visitor = new KeepingClient(operations, origin, 'w-visitor', new Set());
  await browse(visitor);
  for (const [name, operation] of operations) {
    const isRead = operation.method === 'GET' && !isForMembers(operation);
    if (isRead && !operation.parameters?.some(({ required }) => required)) await visitor.call(name);
  }
  const seen = visitor.replies.flatMap(([call, reply]) => idsIn(reply).map((id) => ({ call, id })));
  for (const name of names) expect(seen.map(({ id }) => id)).toContainEqual(expect.stringContaining(name));
  const isHidden = new Set(hidden.map(({ id }) => id));
  expect(seen.filter(({ id }) => isHidden.has(id))).toEqual([]);
});
