import { codes } from '@jangteo/contract/codes';
import { type ConnectedApp, openConnectedApp } from '../../test/outside.ts';
import { query } from '../../test/query.ts';

let market: ConnectedApp;
beforeAll(async () => {
  market = await openConnectedApp();
});
afterAll(() => market.close());

const post = async (path: string, payload: object) => {
  const reply = await market.app.inject({ method: 'POST', url: `/api/v2/auth/social/landing${path}`, payload });
  return { status: reply.statusCode, ...reply.json() };
};

const answer = {
  code: 'c',
  idToken: 'header.payload.signature',
  state: 'state-1',
  user: '{"name":{"firstName":"처음","lastName":"한"}}',
};

test('[SES-06] the provider’s form is returned for its key, once', async () => {
  const { data } = await post('', answer);
  expect(await post('/exchange', data)).toMatchObject({ status: 200, data: answer });
  expect(await post('/exchange', data)).toMatchObject({ status: 404, code: codes.noData });
});

test('of many simultaneous requests with one key, one gets the form', async () => {
  const { data } = await post('', answer);
  const replies = await Promise.all(Array.from({ length: 20 }, () => post('/exchange', data)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a form that was not fetched within five minutes is deleted', async () => {
  const { data } = await post('', answer);
  market.clock.forward(301);
  expect(await post('/exchange', data)).toMatchObject({ status: 404, code: codes.noData });
});

test('the form’s content cannot be read in the database', async () => {
  const { data } = await post('', answer);
  const rows = await query<{ text: string }>(
    market.databaseUrl,
    'SELECT row_to_json(a)::text AS text FROM landing_answer a',
  );
  const bytes = await query<{ sealed: Buffer }>(market.databaseUrl, 'SELECT sealed FROM landing_answer');
  const all = [...rows.map(({ text }) => text), ...bytes.map(({ sealed }) => sealed.toString('utf8'))].join('\n');
  for (const secret of [data.key, answer.idToken, answer.state, '처음']) expect(all).not.toContain(secret);
});

test.each([{ key: 'short' }, {}, { key: 1 }])('%j is refused as a key', async (payload) => {
  expect((await post('/exchange', payload)).status).toBe(400);
});
