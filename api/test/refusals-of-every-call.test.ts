import { type CallDefinition, type CallKey, calls } from '@jangteo/contract';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { openTestApp, type TestApp } from './app.ts';
import { faultsOf, sampleOf } from './faults.ts';
import { openVisitors } from './visitors.ts';

let market: TestApp;
let caller: Record<string, string>;
beforeAll(async () => {
  market = await openTestApp('migrated');
  // An admin in good standing may make every call, so that only the request's form is refused.
  caller = (await openVisitors(market.databaseUrl)).admin.headers;
});
afterAll(() => market.close());

const keys = Object.keys(calls) as CallKey[];

test.each(keys)('every fault in the form of a request is refused with its code: %s', async (key) => {
  const answers: unknown[] = [];
  for (const { what, request, code } of faultsOf(key)) {
    const { authorization = '', deviceUuid = '' } = caller;
    const wantsDevice = what !== 'no deviceUuid';
    const headers = { authorization, ...(wantsDevice && { deviceUuid }), ...request.headers };
    const reply = await market.app.inject({ ...request, headers });
    const body = reply.json();
    const isRefusal = reply.statusCode >= 400 && reply.statusCode < 500 && /[가-힣]/.test(body.message);
    const hasForm = Object.keys(body).sort().join() === 'code,message,requestId';
    if (body.code !== code || !isRefusal || !hasForm)
      answers.push({ what, expected: code, status: reply.statusCode, body });
  }
  expect(answers).toEqual([]);
});

test('a sample of each call’s values is valid, so that an added fault is the only one', () => {
  const ajv = addFormats.default(new Ajv({ strict: false }));
  for (const key of keys) {
    const { params, query, headers, body }: CallDefinition = calls[key];
    for (const schema of [params, query, headers, body]) {
      if (!schema) continue;
      const sample = sampleOf(schema);
      expect({ key, sample, fits: ajv.validate(schema, sample) }).toMatchObject({ fits: true });
    }
  }
});

const envelope = ['list', 'page', 'limit', 'totalCount', 'hasNext'];

interface Shape {
  properties?: Record<string, unknown>;
  anyOf?: Shape[];
}

test('every list with pages has the same parameters and the same shape', () => {
  for (const [key, call] of Object.entries<CallDefinition>(calls)) {
    const { properties, anyOf } = call.reply as Shape;
    for (const reply of anyOf ?? [{ properties }]) {
      const names = envelope.filter((name) => name in (reply.properties ?? {}));
      const isPaged = 'page' in (call.query?.properties ?? {});
      if (isPaged || names.some((name) => name !== 'list')) expect({ key, names }).toEqual({ key, names: envelope });
      if (isPaged) {
        expect(call.query?.properties).toMatchObject({ page: { default: 1, minimum: 1 }, limit: { maximum: 100 } });
      }
    }
  }
});
