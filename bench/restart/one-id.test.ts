import { once } from 'node:events';
import { openTestDatabase } from '../../api/test/app.ts';
import { startServerProcess } from '../../api/test/server-process.ts';
import { openEdge, untilReady } from '../../edge/src/testing/open-edge.ts';

test('the id of a page finds its line at the edge, its calls at the API, and their statements', async () => {
  const database = await openTestDatabase('market');
  const api = await startServerProcess(database.url, { LOG_LEVEL: 'debug' });
  const lines: Record<string, unknown>[] = [];
  const edge = await openEdge({
    apiUrls: [api.address],
    pageCacheMs: 60_000,
    renderDeadlineMs: 10_000,
    logger: { level: 'info', stream: { write: (line: string) => void lines.push(JSON.parse(line)) } },
  });
  await untilReady(edge.app);
  const calls = ['/api/v1/display/home/deal', '/api/v1/display/home/shop'];
  const url = `/?${calls.map((call) => `call=${call}`).join('&')}`;
  const id = (await edge.app.inject(url)).headers['x-request-id'];
  const idOfCached = (await edge.app.inject(url)).headers['x-request-id'];

  expect(lines).toContainEqual(expect.objectContaining({ reqId: id, path: '/', status: 200 }));
  // A page from the cache leads to the rendering that it comes from.
  expect(lines).toContainEqual(expect.objectContaining({ reqId: idOfCached, renderedAs: id }));
  const ended = once(api.child, 'exit');
  api.child.kill('SIGTERM');
  await ended;
  const ofPage = api.log.filter(({ reqId }) => reqId === id);
  expect(ofPage.flatMap(({ msg, route }) => (msg === 'answered' ? [route] : [])).toSorted()).toEqual(calls);
  expect(ofPage.filter(({ msg }) => msg === 'statement').length).toBeGreaterThanOrEqual(2);
  await edge.close();
  await database.drop();
});
