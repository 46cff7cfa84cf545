import { calls } from '@jangteo/contract';
import { openTestApp } from '../../../test/app.ts';

interface Document {
  openapi: string;
  paths: Record<string, Record<string, { summary: string; responses: Record<string, unknown> }>>;
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
