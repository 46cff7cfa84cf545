import { type JsonSchema, shapeOfSchema } from './json-schema.ts';
import type { Properties, Shape } from './shape.ts';
import type { ApiCalls, Call } from './surface.ts';

interface OpenApi {
  paths?: Record<string, Record<string, Operation>>;
}

interface Operation {
  parameters?: { in: string; name: string; required?: boolean; schema?: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema?: JsonSchema }> };
  responses?: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>;
}

const json = 'application/json';
const places = { path: 'params', query: 'query', header: 'headers' } as const;

/** The calls of an OpenAPI document, under the names that the contract gives them. */
export function callsOfOpenApi({ paths = {} }: OpenApi): ApiCalls {
  const calls: ApiCalls = {};
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      calls[`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`] = callOf(operation);
    }
  }
  return calls;
}

function callOf({ parameters = [], requestBody, responses }: Operation): Call {
  const body = requestBody?.content?.[json]?.schema;
  const envelope = responses?.['200']?.content?.[json]?.schema;
  const has: Partial<Record<(typeof places)[keyof typeof places], Properties>> = {};
  for (const { in: place, name, required, schema = {} } of parameters) {
    const part = places[place as keyof typeof places];
    if (!part) continue;
    has[part] ??= {};
    has[part][name] = { shape: shapeOfSchema(schema), ...(!required && { optional: true as const }) };
  }
  const objects = Object.entries(has).map(([part, properties]): [string, Shape] => [
    part,
    { is: 'object', has: properties },
  ]);
  return {
    ...Object.fromEntries(objects),
    ...(body && { body: shapeOfSchema(body) }),
    reply: shapeOfSchema(envelope?.properties?.data ?? {}),
  };
}

const repliesWithinMs = 10_000;

/** The surfaces of the APIs at these addresses, separated by commas: during a release of the API they may differ. */
export const apisAt = (urls = ''): Promise<ApiCalls[]> => Promise.all(urls.split(',').filter(Boolean).map(callsAt));

async function callsAt(url: string): Promise<ApiCalls> {
  const address = URL.parse('/api/openapi.json', url.trim())?.href;
  if (address === undefined) throw new Error(`'${url}' is not the address of an API`);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(repliesWithinMs) });
    if (!response.ok) throw new Error(`it responded with ${response.status}`);
    return callsOfOpenApi((await response.json()) as OpenApi);
  } catch (error) {
    throw new Error(`${address} does not say what the API serves`, { cause: error });
  }
}
