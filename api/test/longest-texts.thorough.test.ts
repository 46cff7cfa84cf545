import { type CallDefinition, type CallKey, calls } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import type { InjectOptions } from 'fastify';
import { openTestApp, type TestApp } from './app.ts';
import { callAs } from './call-as.ts';
import { newKey, write } from './community.ts';
import { requestOf, sampleOf } from './faults.ts';
import type { JsonSchema } from './json-schema.ts';
import { testNow } from './market.ts';
import { query } from './query.ts';
import { listen } from './statements.ts';
import { openVisitors, type Visitor } from './visitors.ts';

/** The most time that a request may take on a usual machine: in one statement of the database, and of the API's thread. */
const mostMs = 200;
/** A fixed piece of work, and what it takes the database of a usual machine. */
const yardstick = { sql: "SELECT sum(length(md5(n::text || 'ㅅㅏ'))) FROM generate_series(1, 100000) n", usualMs: 60 };
/** How many times as long as on a usual machine everything takes here and now. */
let slowness = 1;
/** A busy machine makes anything slow once; an expensive request is slow every time. */
const tries = 5;

const hangul = (n: number): string => String.fromCharCode(0xac00 + ((n * 7_919) % 11_172));
const marks = '\u0323\u0301\u0302'.repeat(10);

/** The most expensive texts of a given length, in characters as the schemas count them. */
const worst: Record<string, (length: number) => string> = {
  'one syllable of five strokes': (length) => '괎'.repeat(length),
  'all syllables there are': (length) => Array.from({ length }, (_, n) => hangul(n)).join(''),
  'single jamo': (length) => Array.from({ length }, (_, n) => String.fromCharCode(0x3131 + ((n * 7) % 51))).join(''),
  'conjoining jamo': (length) =>
    Array.from({ length }, (_, n) => String.fromCharCode(0x1100 + ((n * n) % 19))).join(''),
  'spaces and combining marks': (length) => ` 가${marks}`.repeat(Math.ceil(length / 32)).slice(0, length),
  'only spaces but one': (length) => `가${' '.repeat(length - 1)}`,
  emoji: (length) => Array.from({ length }, (_, n) => String.fromCodePoint(0x1f300 + ((n * 31) % 600))).join(''),
  'letters that become many': (length) => '\ufdfa\u1f82'.repeat(Math.ceil(length / 2)).slice(0, length),
  'signs that patterns are made of': (length) => '%_\\'.repeat(Math.ceil(length / 3)).slice(0, length),
  'a banned word without end': (length) => '즉시발 시 발'.repeat(Math.ceil(length / 7)).slice(0, length),
};

let market: TestApp;
let caller: Visitor;
/** Rows that must exist for the calls to get past their checks. */
let known: () => Record<string, unknown>;
const own: Record<string, number> = {};

beforeAll(async () => {
  market = await openTestApp('market');
  const { admin, member } = await openVisitors(market.databaseUrl);
  caller = admin;
  const closeDt = '2026-12-01T00:00:00Z';
  const survey = { options: ['사과', '배'], isMultiple: false, closeDt };
  const writer = { call: callAs(market.app, admin) };
  own.dashboard = await write(writer);
  own.qna = await write(writer, 'POST /api/v1/community/qna');
  own.survey = await write(writer, 'POST /api/v1/community/survey', survey);
  const targetId = await write({ call: callAs(market.app, member) });
  const [product] = await query<{ productNo: number }>(
    market.databaseUrl,
    'SELECT min(product_no) AS "productNo" FROM product WHERE is_displayed',
  );
  const photos = await query<{ name: string }>(
    market.databaseUrl,
    `INSERT INTO member_image (name, member_id, width, height, created_at)
     SELECT 'm-' || md5(n::text), $1, 640, 480, $2 FROM generate_series(1, 1000) n RETURNING name`,
    [admin.memberId, testNow],
  );
  known = () => ({
    requestKey: newKey(),
    closeDt,
    images: [`/img/${photos.pop()?.name}`],
    targetId,
    productNo: product?.productNo,
  });
});
afterAll(() => market.close());

const isText = ({ type, format, enum: choices }: JsonSchema): boolean => type === 'string' && !format && !choices;

const innerOf = ({ anyOf = [], items, properties = {}, patternProperties = {} }: JsonSchema): JsonSchema[] => [
  ...anyOf,
  ...(items ? [items] : []),
  ...Object.values(properties),
  ...Object.values(patternProperties),
];

const textsIn = (schema: JsonSchema): JsonSchema[] => [
  ...(isText(schema) ? [schema] : []),
  ...innerOf(schema).flatMap(textsIn),
];

/**
 * A value with every text at its greatest length; where such a text does not fit the schema, the schema's own example.
 */
function longest(schema: JsonSchema, textOf: (length: number) => string): unknown {
  const { anyOf, items, properties, patternProperties, maxLength, pattern = '' } = schema;
  if (isText(schema) && maxLength)
    return [textOf(maxLength)].find((text) => new RegExp(pattern, 'u').test(text)) ?? sampleOf(schema);
  if (anyOf) return longest(anyOf.find((each) => textsIn(each).length > 0) ?? anyOf[0] ?? {}, textOf);
  if (items && isText(items)) {
    // Every item is different.
    return Array.from({ length: schema.maxItems ?? 1 }, (_, n) => longest(items, (length) => n + textOf(length - 1)));
  }
  const [named] = Object.values(patternProperties ?? {});
  const all = named
    ? Object.fromEntries(Array.from({ length: schema.maxProperties ?? 1 }, (_, n) => [`name_${n}`, named]))
    : properties;
  if (!all) return sampleOf(schema);
  const { replyToId: _, ...rest } = all;
  const values = known();
  return Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, values[name] ?? longest(each, textOf)]));
}

const partNames = ['params', 'query', 'headers', 'body'] as const;
const partsOf = (call: CallDefinition) =>
  partNames.flatMap((name) => (call[name] ? [[name, call[name] as JsonSchema] as const] : []));
const textsOf = (key: CallKey): JsonSchema[] => partsOf(calls[key]).flatMap(([, schema]) => textsIn(schema));
const allKeys = Object.keys(calls) as CallKey[];
/** A text without a greatest length is a name or number whose pattern limits it. */
const keys = allKeys.filter((key) => textsOf(key).some(({ maxLength }) => maxLength !== undefined));

function requestWith(key: CallKey, textOf: (length: number) => string): InjectOptions {
  const parts = Object.fromEntries(partsOf(calls[key]).map(([name, schema]) => [name, longest(schema, textOf)]));
  const [, board = ''] = /community\/(\w+)/.exec(key) ?? [];
  const params = { ...Object(parts.params), id: own[board] };
  const request = requestOf(key, { query: {}, headers: {}, body: undefined, ...parts, params });
  return { ...request, headers: { ...request.headers, ...caller.headers } };
}

test('every text in a request has a greatest length', () => {
  const endless = allKeys.flatMap((key) =>
    textsOf(key)
      .filter(({ maxLength, pattern = '' }) => maxLength === undefined && !/^\^.*[}\w)]\$$/.test(pattern))
      .map((schema) => ({ key, schema })),
  );
  expect(endless).toEqual([]);
});

/**
 * Calls that refuse such texts: they take tokens, version names or nicknames, or first ask an outside system, which is
 * not running here.
 */
const refused: CallKey[] = [
  'POST /api/v2/auth/social/signin-and-up',
  'PUT /api/v1/token/jwt/refresh',
  'DELETE /api/v1/token/jwt',
  'GET /api/v1/token/jwt/validation',
  'PUT /api/v1/user/nick-name',
  'POST /api/v1/user/sign-up/agreement',
];
const accepted = new Set<CallKey>();

async function costOf(request: InjectOptions) {
  const { statements, stop } = listen();
  const before = process.threadCpuUsage();
  try {
    const reply = await market.app.inject(request);
    const { user, system } = process.threadCpuUsage(before);
    const mostOfDatabase = Math.max(0, ...statements.map(({ databaseMs = 0 }) => databaseMs));
    return { code: reply.json().code as number, databaseMs: mostOfDatabase, processorMs: (user + system) / 1_000 };
  } finally {
    stop();
  }
}

const isBounded = ({ code, databaseMs, processorMs }: Awaited<ReturnType<typeof costOf>>): boolean =>
  code !== codes.unexpected &&
  code !== codes.requestTimeout &&
  databaseMs < mostMs * slowness &&
  processorMs < mostMs * slowness;

async function measureSlowness(): Promise<number> {
  const { statements, stop } = listen();
  for (let n = 0; n < tries; n += 1) await query(market.databaseUrl, yardstick.sql);
  stop();
  return Math.max(1, Math.min(...statements.map(({ databaseMs = 0 }) => databaseMs)) / yardstick.usualMs);
}

beforeEach(async () => {
  slowness = await measureSlowness();
});

test.each(Object.keys(worst))(
  `with the longest texts of %s, no statement takes the database ${mostMs} ms`,
  async (name) => {
    const textOf = (length: number) => worst[name]?.(length) ?? '';
    const tooMuch: object[] = [];
    for (const key of keys) {
      let cost = await costOf(requestWith(key, textOf));
      for (let n = 1; n < tries && !isBounded(cost); n += 1) cost = await costOf(requestWith(key, textOf));
      if (cost.code === codes.ok) accepted.add(key);
      if (!isBounded(cost)) tooMuch.push({ key, ...cost });
    }
    expect(tooMuch).toEqual([]);
  },
  120_000,
);

test('the longest texts are accepted by every call but those listed above', () => {
  expect(keys.filter((key) => !accepted.has(key)).sort()).toEqual(refused.toSorted());
});
