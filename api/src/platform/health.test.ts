import { codes } from '@jangteo/contract/codes';
import { openTestApp, refuse } from '../../test/app.ts';

test('ready while the database answers', async () => {
  const market = await openTestApp('migrated');
  expect((await market.app.inject('/ready')).json()).toEqual({ status: 'ready' });
  await market.close();
});

test('live but not ready while the database is away; calls say that it is worth trying again', async () => {
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
