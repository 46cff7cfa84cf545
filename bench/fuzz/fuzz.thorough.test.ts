import { once } from 'node:events';
import { connect } from 'node:net';
import { type CallDefinition, calls } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import type { TSchema } from 'typebox';
import { defaults } from '../../api/src/platform/config.ts';
import { openTestApp, type TestApp } from '../../api/test/app.ts';
import { errorsIn } from '../../api/test/errors-in.ts';
import { openVisitors, type Role, roles, type Visitor } from '../../api/test/visitors.ts';
import { type Random, randomFor } from '../../demo/random.ts';
import { type Asked, type EdgeInFront, openEdgeInFront } from './edge-in-front.ts';
import { fitting, oddTimes } from './fitting.ts';

const requests = Number(process.env.FUZZ_REQUESTS ?? 5_000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const known: readonly number[] = Object.values(codes).filter((code) => code !== codes.ok);

/** No outside system can be reached here, which is the only valid reason for a 5xx. */
const outsideAway: readonly number[] = [
  codes.portalLogin,
  codes.deviceMakerLogin,
  codes.externalApi,
  codes.withdrawalFailed,
];

/** All requests come from one address, far more than a visitor makes. */
const limits = {
  ...defaults.limits,
  addressPerMinute: 1_000_000,
  devicePerMinute: 1_000_000,
  memberPerMinute: 1_000_000,
};

let market: TestApp;
let visitors: Record<Role, Visitor>;
let edge: EdgeInFront;
beforeAll(async () => {
  market = await openTestApp('market', { limits });
  visitors = await openVisitors(market.databaseUrl);
  edge = await openEdgeInFront(market.app);
}, 60_000);
afterAll(async () => {
  await edge.close();
  await market.close();
});

const oddities = [
  ...[
    '',
    ' ',
    '0',
    '1',
    '2',
    '12',
    '13',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '99999999999999999999',
    'NaN',
    'Infinity',
    'null',
  ],
  ...['true', '[]', '{}', '[object Object]', '__proto__', 'constructor', "' OR 1=1 --", '$1', '%', '_', '../..', '\\'],
  ...['<script>', '\0', '\uffff', '\u202e', '가', '각'.repeat(40), 'a'.repeat(5_000), '🍎', '\r\nset-cookie: a=b'],
  ...oddTimes,
];

function anyValue(random: Random): string {
  return random.chance(0.3) ? String(random.between(1, 120)) : random.pick(oddities);
}

function anyQuery(call: CallDefinition, random: Random): string {
  const names = Object.keys(call.query?.properties ?? {});
  const chosen = names.filter(() => random.chance(0.7));
  if (random.chance(0.2)) chosen.push(random.pick([...oddities, 'unknown', ...names]));
  const fill = (name: string): string => {
    const schema = call.query?.properties[name];
    return schema && random.chance(0.6) ? String(fitting(schema, random)) : anyValue(random);
  };
  return chosen.map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fill(name))}`).join('&');
}

function anyUrl(path: string, call: CallDefinition, random: Random): string {
  const fill = (name: string): string => {
    const schema = call.params?.properties[name];
    return schema && random.chance(0.8) ? String(fitting(schema, random)) : anyValue(random);
  };
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(fill(name)));
  const query = anyQuery(call, random);
  const url = query ? `${filled}?${query}` : filled;
  // Some requests have damaged bytes.
  return random.chance(0.05) ? url.replace(/[a-z]/, random.pick(['%', '%ff', '%00', '//'])) : url;
}

const anyContentType = (random: Random): string =>
  random.chance(0.8) ? 'application/json' : random.pick(['text/plain', 'application/json; charset=x']);

/** JSON that fits the call completely in some requests, and nearly in most. */
function anyPayload(call: CallDefinition, random: Random): string | undefined {
  if (random.chance(0.1)) return random.pick(['{', '[]', '"\\u0000"', '{"a":1}']);
  if (!call.body) return undefined;
  if (random.chance(0.3)) return JSON.stringify(fitting(call.body, random));
  const fields = Object.entries<TSchema>(call.body.properties).filter(() => random.chance(0.9));
  const fill = (schema: TSchema) => (random.chance(0.7) ? fitting(schema, random) : random.pick(bodyValues));
  return JSON.stringify(Object.fromEntries(fields.map(([name, schema]) => [name, fill(schema)])));
}

const bodyValues = [
  '',
  'Y',
  'N',
  '가',
  '\0',
  '\ud83c',
  '가\udf4e',
  `가${'\u0301'.repeat(40)}`,
  ...oddTimes,
  'a'.repeat(5_000),
  0,
  1,
  1001,
  -1,
  1.5,
  1e300,
  true,
  null,
  [],
  [{}],
  {},
];

/** A caller with or without access, in some requests with meaningless headers. */
function anyHeaders(call: CallDefinition, random: Random): Record<string, string> {
  const names = Object.keys(call.headers?.properties ?? {}).filter(() => random.chance(0.3));
  const odd = names.map((name) => [name, random.pick(headerValues)]);
  return { ...visitors[random.pick(roles)].headers, ...Object.fromEntries(odd) };
}

const headerValues = ['', ' ', 'Bearer ', 'a.b.c', 'null', "' OR 1=1 --", 'x'.repeat(3_000)];

/** A request that the edge refuses, or takes for a page, is sent to the API directly as well. */
async function askThroughEdge(asked: Asked): Promise<{ statusCode: number; body: string; hasReachedApi: boolean }> {
  const { url } = asked;
  const reply = await edge.ask(asked);
  if (reply.hasReachedApi) return reply;
  if (url.startsWith('/api/')) {
    const isRefusal = reply.statusCode < 500 && known.includes(JSON.parse(reply.body).code);
    expect({ url, isRefusal }).toEqual({ url, isRefusal: true });
  }
  const { statusCode, body } = await market.app.inject({ ...asked, method: asked.method as 'GET' });
  return { statusCode, body, hasReachedApi: false };
}

test(
  `${requests} generated requests through edge and API: no failure of a server, no unknown code, no answer beside its schema`,
  async () => {
    const answers = new Map<number, number>();
    let reachedCount = 0;
    let limitedCount = 0;
    for (let n = 0; n < requests; n += 1) {
      const random = randomFor(seed, 'fuzz', n);
      const [key, call] = random.pick(Object.entries<CallDefinition>(calls));
      const [ownMethod = '', path = ''] = key.split(' ');
      const method = random.chance(0.9) ? ownMethod : random.pick(['POST', 'PUT', 'DELETE', 'PATCH']);
      const url = anyUrl(path, call, random);
      const payload = anyPayload(call, random);
      const asked = {
        method,
        url,
        headers: { ...anyHeaders(call, random), ...(payload && { 'content-type': anyContentType(random) }) },
        ...(payload && { payload }),
      };
      const reply = await askThroughEdge(asked);
      reachedCount += reply.hasReachedApi ? 1 : 0;
      const body = JSON.parse(reply.body);
      limitedCount += body.message?.startsWith('요청이 너무 많') ? 1 : 0;
      answers.set(body.code, (answers.get(body.code) ?? 0) + 1);
      const at = `request ${n} (FUZZ_SEED=${seed}): ${method} ${url.slice(0, 200)} → ${reply.statusCode}`;
      if (reply.statusCode === 200) {
        // Another method on the same path may be another call, with a reply of its own.
        const { reply: schema } = (calls as Record<string, CallDefinition>)[`${method} ${path}`] ?? call;
        expect({ at, wrong: errorsIn(schema, body.data) }).toEqual({ at, wrong: [] });
      } else {
        const isOurs = reply.statusCode < 500 ? known : outsideAway;
        expect({ at, isRefusal: isOurs.includes(body.code) }).toEqual({ at, isRefusal: true });
        expect(Object.keys(body).sort()).toEqual(['code', 'message', 'requestId']);
      }
    }
    expect(reachedCount).toBeGreaterThan(requests * 0.8);
    expect(limitedCount).toBe(0);
    // The test is valid only if it made both good and bad requests.
    for (const code of [codes.ok, codes.unsupported, codes.notMatched, codes.outOfRange]) {
      expect(answers.get(code)).toBeGreaterThan(requests / 200);
    }
  },
  30_000 + requests * 60,
);

test('a photo of more than 5 MB is refused by the API itself, at once, and its connection goes on', async () => {
  const { headers } = visitors.member;
  const head = Object.entries({ ...headers, host: 'a', 'content-type': 'image/jpeg', 'content-length': '6000000' });
  const socket = connect(edge.port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (part) => {
    received += part;
  });
  const untilReceived = async (wanted: RegExp) => {
    while (!wanted.test(received)) await once(socket, 'data');
  };
  socket.write(
    `POST /api/v1/community/image HTTP/1.1\r\n${head.map((field) => `${field.join(': ')}\r\n`).join('')}\r\n`,
  );
  // Nothing of the photo has been sent yet.
  await untilReceived(/requestId/);
  expect(received).toMatch(/^HTTP\/1\.1 413 /);
  expect(received).toContain('"message":"보내신 내용이 너무 커요."');
  received = '';
  socket.write(Buffer.alloc(6_000_000));
  socket.write('GET /api/v1/display/web/current-datetime HTTP/1.1\r\nhost: a\r\n\r\n');
  await untilReceived(/"code":0/);
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

test.each([
  ['an unknown content type', { 'content-type': 'a/b' }, '{}', 400],
  ['no content type', {}, '{}', 400],
  ['a broken body', { 'content-type': 'application/json' }, '{', 400],
  ['a body of more than 64 kB', { 'content-type': 'application/json' }, `"${'a'.repeat(70_000)}"`, 413],
])('%s is the client’s mistake to edge and API', async (_name, headers, payload, status) => {
  const url = '/api/v1/user/like/product';
  const reply = await edge.ask({ method: 'POST', url, headers: { ...visitors.member.headers, ...headers }, payload });
  expect([reply.statusCode, JSON.parse(reply.body).message]).toEqual([status, expect.stringMatching(/[가-힣]/)]);
});
