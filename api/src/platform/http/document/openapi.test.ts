import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type CallDefinition, type CallKey, calls } from '@jangteo/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { codesOf } from './documented-failures.ts';

interface Described {
  description?: string;
}

interface Operation {
  summary: string;
  operationId: string;
  tags: string[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, Described> } }> };
  responses: Record<string, { content: Record<string, { schema: { properties: { code: { enum: number[] } } } }> }>;
  security: Record<string, []>[];
  parameters?: ({ in: string; name: string; required?: boolean } & Described)[];
}

interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
}

let market: TestApp;
let document: Document;
beforeAll(async () => {
  market = await openTestApp('migrated');
  document = (await market.app.inject('/api/openapi.json')).json<Document>();
});
afterAll(() => market.close());

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  'the document is compressed, and not sent again to a client that has it (%s)',
  async (encoding, decompress) => {
    const ask = (headers: object = {}) =>
      market.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': encoding, ...headers } });
    const { headers, rawPayload } = await ask();
    expect(headers).toMatchObject({ 'content-encoding': encoding, 'content-type': 'application/json; charset=utf-8' });
    expect(JSON.parse(decompress(rawPayload).toString())).toEqual(document);
    expect(rawPayload.length).toBeLessThan(JSON.stringify(document).length / 5);
    expect((await ask({ 'if-none-match': headers.etag })).statusCode).toBe(304);
  },
);

test('the document is made and compressed once, however often it is requested', async () => {
  const processorTimeOf = async (work: () => unknown) => {
    const before = process.cpuUsage();
    await work();
    return process.cpuUsage(before).user;
  };
  const compressing = await processorTimeOf(() => brotliCompressSync(JSON.stringify(document)));
  const tenRequests = await processorTimeOf(async () => {
    for (let n = 0; n < 10; n += 1) {
      await market.app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': 'br' } });
    }
  });
  expect(tenRequests).toBeLessThan(5 * compressing);
});

const operationOf = (key: string): Operation | undefined => {
  const [method = '', path = ''] = key.split(' ');
  return document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
};

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone({ ...document }))).toEqual({ valid: true });
});

test('each call has a name of its own and a tag with a description', () => {
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  expect(operationOf('PUT /api/v1/community/qna/:id/accept/:replyId')?.operationId).toBe(
    'putCommunityQnaByIdAcceptByReplyId',
  );
  const described = document.tags.map(({ name }) => name);
  for (const { tags } of operations) expect(described).toEqual(expect.arrayContaining(tags));
});

test('every parameter and body field has a description', () => {
  const unexplained = Object.keys(calls).flatMap((key) => {
    const { parameters = [], requestBody } = operationOf(key) ?? {};
    const sent = Object.entries(requestBody?.content['application/json']?.schema.properties ?? {});
    const all: [string, Described][] = [...parameters.map((each): [string, Described] => [each.name, each]), ...sent];
    return all.filter(([, { description }]) => !description).map(([name]) => `${key}: ${name}`);
  });
  expect(unexplained).toEqual([]);
});

test('each call lists the codes of its refusals', () => {
  for (const [key, call] of Object.entries(calls) as [CallKey, CallDefinition][]) {
    for (const status of ['4XX', '5XX']) {
      const failure = operationOf(key)?.responses[status]?.content['application/json']?.schema;
      expect({ key, codes: failure?.properties.code.enum }).toEqual({ key, codes: codesOf(call) });
    }
  }
});

test('the document has every call of the contract with its responses, and nothing else', () => {
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, responses }]) => {
      expect(Object.keys(responses).sort()).toEqual(['200', '4XX', '5XX']);
      return [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, summary];
    }),
  );
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(Object.entries(calls).map(([key, { summary }]) => [key, summary])),
  );
});

test('the document lists what a request needs: tokens, headers and which of them are optional', () => {
  expect(document.components.securitySchemes).toEqual({
    accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: expect.any(String) },
  });
  for (const [key, call] of Object.entries(calls) as [CallKey, CallDefinition][]) {
    const operation = operationOf(key);
    const isOpen = operation?.security.some((scheme) => Object.keys(scheme).length === 0);
    expect({ key, isOpen }).toEqual({ key, isOpen: call.access === 'visitor' });
    const headers = operation?.parameters?.filter((parameter) => parameter.in === 'header') ?? [];
    expect(headers.map(({ name }) => name)).toEqual(Object.keys(call.headers?.properties ?? {}));
    expect(headers.filter(({ required }) => required).map(({ name }) => name)).toEqual(call.headers?.required ?? []);
  }
});
