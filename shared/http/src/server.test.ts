/** @jest-environment node */
import { call, configureHttp } from './index.ts';

test('a server calls the configured address and sends nothing of a visitor', async () => {
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(JSON.stringify({ code: 0, message: '', data: { list: [] } })));
  configureHttp({ baseUrl: 'http://api.internal:4701' });
  await call('GET /api/v1/display/home/shop');
  const request = fetched.mock.calls[0]?.[0] as Request;
  expect(request.url).toBe('http://api.internal:4701/api/v1/display/home/shop');
  expect([...request.headers.keys()]).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/deviceuuid|authorization|cache-control/)]),
  );
});
