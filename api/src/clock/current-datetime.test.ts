import { openTestApp, succeed, type TestApp } from '../../test/app.ts';
import { testNow } from '../../test/market.ts';

let market: TestApp;
beforeAll(async () => {
  market = await openTestApp('migrated');
});
afterAll(() => market.close());

const key = 'GET /api/v1/display/web/current-datetime';

test('[SHP-01] the server’s time, which countdowns use, is returned', async () => {
  expect(await succeed(market.app, key, '/api/v1/display/web/current-datetime')).toEqual({
    serverDt: testNow.toISOString(),
  });
});
