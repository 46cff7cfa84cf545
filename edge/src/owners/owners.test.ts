import { type Owners, ownersPath } from '@jangteo/contract/release';
import { makeOpenMarket } from '../testing/fixture-releases.ts';
import { openEdge, untilReady } from '../testing/open-edge.ts';

test('the teams of the releases that are served are public, how to reach them is not', async () => {
  const market = await makeOpenMarket();
  const edge = await openEdge({}, market);
  await untilReady(edge.app);
  const { body, headers } = await edge.app.inject(ownersPath);
  expect(headers['cache-control']).toBe('no-store');
  const newest = await market.channel.newest();
  const team = 'Team of remote-shop';
  expect((JSON.parse(body) as Owners)['remote-shop']).toEqual({ release: newest?.releases['remote-shop'], team });
  expect(body).not.toContain('@jangteo.test');
  await edge.close();
});
