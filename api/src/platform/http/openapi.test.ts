import { type CallDefinition, type CallKey, calls } from '@jangteo/contract';
import { openTestApp } from '../../../test/app.ts';

interface Operation {
  summary: string;
  responses: Record<string, unknown>;
  security: Record<string, []>[];
  parameters?: { in: string; name: string; required?: boolean }[];
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { securitySchemes: Record<string, object> };
}

test('the document names every call of the contract with its answers, and nothing else', async () => {
  const market = await openTestApp('migrated');
  const document = (await market.app.inject('/api/openapi.json')).json<Document>();
  const documented = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { summary, responses }]) => {
      expect(Object.keys(responses).sort()).toEqual(['200', '4XX', '5XX']);
      return [`${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`, summary];
    }),
  );
  expect(Object.fromEntries(documented)).toEqual(
    Object.fromEntries(Object.entries(calls).map(([key, { summary }]) => [key, summary])),
  );
  await market.close();
});

test('the document says what a client has to send: tokens, headers and which of them may be left out', async () => {
  const market = await openTestApp('migrated');
  const { paths, components } = (await market.app.inject('/api/openapi.json')).json<Document>();
  expect(components.securitySchemes).toEqual({ accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } });
  for (const [key, call] of Object.entries(calls) as [CallKey, CallDefinition][]) {
    const [method = '', path = ''] = key.split(' ');
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const isOpen = operation?.security.some((scheme) => Object.keys(scheme).length === 0);
    expect({ key, isOpen }).toEqual({ key, isOpen: call.access === 'visitor' });
    const headers = operation?.parameters?.filter((parameter) => parameter.in === 'header') ?? [];
    expect(headers.map(({ name }) => name)).toEqual(Object.keys(call.headers?.properties ?? {}));
    expect(headers.filter(({ required }) => required).map(({ name }) => name)).toEqual(call.headers?.required ?? []);
  }
  await market.close();
});
