import { edgeSegments } from '@jangteo/contract/routes';
import { openEdge } from '../testing/open-edge.ts';

test('no page can be given an address that the edge answers itself', async () => {
  const edge = await openEdge();
  const routes = edge.app.printRoutes({ commonPrefix: false });
  const segments = [...routes.matchAll(/ \/(\w+)[/ ].*\(GET/g)].map(([, segment]) => segment);
  expect(segments).toContain('federation');
  expect(edgeSegments).toEqual(expect.arrayContaining(segments));
  await edge.close();
});
