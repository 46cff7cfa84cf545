import { pageIds } from '@jangteo/contract/release';
import { type Edge, openEdge } from '../harness/edge.ts';
import { expect, test } from '../harness/test.ts';

const repliesKeptMs = 60_000;

let sharing: Edge;
let fresh: Edge;
test.beforeAll(async () => {
  sharing = await openEdge({ name: 'sharing', repliesKeptMs });
  fresh = await openEdge({ name: 'fresh' });
});
test.afterAll(async () => {
  await sharing[Symbol.asyncDispose]();
  await fresh[Symbol.asyncDispose]();
});

interface State {
  query: { queries: { queryKey: string[]; state: { data: { serverDt?: string }; dataUpdatedAt: number } }[] };
}

async function stateOf(address: string): Promise<State['query']['queries']> {
  const html = await (await fetch(address)).text();
  const [, json = ''] = new RegExp(`id="${pageIds.state}">(.*?)</script>`).exec(html) ?? [];
  return (JSON.parse(json) as State).query.queries;
}

/** When the API made the reply that the home page shows. */
const madeAt = async (address: string) =>
  (await stateOf(address)).map(({ state }) => state.data.serverDt).find((serverDt) => serverDt !== undefined);

test('pages at other addresses that are rendered within the time show the same replies', async () => {
  const first = await madeAt(`${sharing.address}/?from=one`);
  expect(first).toBeDefined();
  expect(await madeAt(`${sharing.address}/?from=another`)).toBe(first);
  expect(await madeAt(`${fresh.address}/?from=one`)).not.toBe(await madeAt(`${fresh.address}/?from=another`));
});

test('pages of other numbers do not share what differs', async () => {
  const pageOf = async (number: number) => {
    const queries = await stateOf(`${sharing.address}/?page=${number}`);
    return JSON.stringify(queries.find(({ queryKey }) => queryKey.includes('recommendation'))?.state.data);
  };
  expect(await pageOf(2)).not.toBe(await pageOf(3));
  expect(await pageOf(2)).toContain('"page":2');
});

test('a page says its data to be as old as a shared reply may be', async () => {
  const queries = await stateOf(`${sharing.address}/?from=old`);
  expect(queries.length).toBeGreaterThan(3);
  for (const { state } of queries) expect(Date.now() - state.dataUpdatedAt).toBeGreaterThanOrEqual(repliesKeptMs);
});
