import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse } from '../../test/app.ts';

test('the API is ready while the database responds', async () => {
  const market = await openTestApp('migrated');
  expect((await market.app.inject('/ready')).json()).toEqual({ status: 'ready' });
  await market.close();
});

test('without the database the API is live but not ready; calls return a code that means retry', async () => {
  const market = await openTestApp('migrated', { databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing' });
  expect((await market.app.inject('/live')).json()).toEqual({ status: 'live', isAskerTrusted: true });
  const ready = await market.app.inject('/ready');
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'database away' }]);
  expect(await refuse(market.app, { url: '/api/v1/display/home/deal' })).toEqual({
    status: 503,
    code: codes.requestTimeout,
  });
  await market.close();
});
