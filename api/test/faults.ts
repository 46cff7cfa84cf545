import { type CallDefinition, type CallKey, calls } from '@jangteo/contract';
import { codes } from '@jangteo/contract/codes';
import type { InjectOptions } from 'fastify';
import type { TObject, TSchema } from 'typebox';
import type { JsonSchema } from './json-schema.ts';

const formats: Record<string, string> = { date: '2026-11-20', 'date-time': '2026-11-20T03:00:00Z' };

/** A value that fits: the schema's own example where it has one. */
export function sampleOf(schema: JsonSchema): unknown {
  if (schema.examples) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.anyOf) return sampleOf(schema.anyOf[0] ?? {});
  if (schema.format) return formats[schema.format];
  if (schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') {
    return Array.from({ length: schema.minItems ?? 0 }, (_, n) => distinct(sampleOf(schema.items ?? {}), n));
  }
  if (schema.type === 'object') return samplesOf(schema);
  return '온유'.repeat(Math.ceil((schema.minLength ?? 1) / 2));
}

const distinct = (value: unknown, n: number): unknown => (typeof value === 'string' && n > 0 ? `${value} ${n}` : value);

/** All required properties and no optional ones. */
function samplesOf({ properties = {}, required = [], minProperties = 0 }: JsonSchema): Record<string, unknown> {
  const names = [...required, ...Object.keys(properties).slice(0, minProperties)];
  return Object.fromEntries(names.map((name) => [name, sampleOf(properties[name] ?? {})]));
}

/** A request with everything that a call requires. */
export interface RequestParts {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  headers: Record<string, unknown>;
  body: unknown;
}

const asSchema = (schema: TSchema | undefined): JsonSchema => (schema ?? {}) as JsonSchema;

const goodParts = ({ params, query, headers, body }: CallDefinition): RequestParts => ({
  params: samplesOf(asSchema(params)),
  query: samplesOf(asSchema(query)),
  headers: samplesOf(asSchema(headers)),
  body: body && samplesOf(asSchema(body)),
});

export interface Fault {
  what: string;
  request: InjectOptions;
  /** The code that the catalogue has for the fault. */
  code: number;
}

const nul = 'a\0b';

/** Every fault that the form of a request can have, one at a time, in an otherwise valid request. */
export function faultsOf(key: CallKey): Fault[] {
  const call: CallDefinition = calls[key];
  const good = goodParts(call);
  const faults: Fault[] = [];
  const add = (what: string, code: number, parts: Partial<RequestParts>, more: InjectOptions = {}) => {
    faults.push({ what, code, request: { ...requestOf(key, { ...good, ...parts }), ...more } });
  };

  add('an unknown parameter', codes.unsupported, { query: { ...good.query, unknown: '1' } });
  add('a prototype as a parameter', codes.unsupported, { query: { ...good.query, ['__proto__' as string]: '1' } });
  add('a NUL in the query', codes.notMatched, { query: { ...good.query, unknown: nul } });
  for (const part of ['params', 'query'] as const) {
    for (const [name, schema] of propertiesOf(call[part])) {
      const set = (value: unknown) => ({ [part]: { ...good[part], [name]: value } });
      for (const [what, value, code] of wrongTexts(schema)) {
        const isBeyondIds = part === 'params' && code === codes.outOfRange;
        add(`${part} ${name}: ${what}`, isBeyondIds ? codes.noData : code, set(value));
      }
      add(`${part} ${name}: a NUL`, codes.notMatched, set(nul));
    }
  }
  for (const name of asSchema(call.query).required ?? []) {
    add(`query without ${name}`, codes.required, { query: without(good.query, name) });
  }
  for (const [name, schema] of propertiesOf(call.headers)) {
    const isToken = ['accessToken', 'refreshToken'].includes(name);
    if (asSchema(call.headers).required?.includes(name)) {
      const code = isToken ? codes.tokenMissing : codes.required;
      add(`no ${name}`, code, { headers: without(good.headers, name) });
    }
    if (schema.pattern) add(`${name}: no match`, codes.notMatched, { headers: { ...good.headers, [name]: '!' } });
    if (schema.maxLength) {
      const value = 'a'.repeat(schema.maxLength + 1);
      add(`${name}: too long`, codes.outOfRange, { headers: { ...good.headers, [name]: value } });
    }
  }
  if (!key.startsWith('GET ')) addBodyFaults(call, good, add);
  return faults;
}

type Add = (what: string, code: number, parts: Partial<RequestParts>, more?: InjectOptions) => void;

function addBodyFaults({ body, file }: CallDefinition, good: RequestParts, add: Add): void {
  const json = { 'content-type': 'application/json' };
  const raw = (payload: string | Buffer, headers: Record<string, string> = json) => ({ payload, headers });
  if (file) {
    add('a file of another type', codes.notMatched, {}, raw('a', { 'content-type': 'image/svg+xml' }));
    add('an empty file', codes.required, {}, raw('', { 'content-type': 'image/jpeg' }));
    const tooLarge = Buffer.alloc(file.maxBytes + 1);
    add('a file that is too large', codes.outOfRange, {}, raw(tooLarge, { 'content-type': 'image/jpeg' }));
    return;
  }
  if (!body) {
    add('a body where none belongs', codes.unsupported, { body: { unknown: 1 } });
    return;
  }
  const headers = { ...json, ...(good.headers as Record<string, string>) };
  add('a body that is no JSON', codes.notMatched, {}, raw('{', headers));
  add('a body that is no object', codes.notMatched, {}, raw('[]', headers));
  add('bytes that are no UTF-8', codes.notMatched, {}, raw(Buffer.from([0x22, 0xff, 0x22]), headers));
  add('a poisoned prototype', codes.notMatched, {}, raw('{"__proto__": {"admin": true}}', headers));
  add('more than 64 kB', codes.outOfRange, {}, raw(JSON.stringify('a'.repeat(65_536)), headers));
  add('another kind of body', codes.notMatched, {}, raw('a=1', { ...headers, 'content-type': 'text/plain' }));
  const value = good.body as Record<string, unknown>;
  add('an unknown item', codes.unsupported, { body: { ...value, unknown: 1 } });
  for (const name of asSchema(body).required ?? []) {
    add(`body without ${name}`, codes.required, { body: without(value, name) });
  }
  for (const [name, schema] of propertiesOf(body)) {
    for (const [what, wrong, code] of wrongValues(schema)) {
      add(`body ${name}: ${what}`, code, { body: { ...value, [name]: wrong } });
    }
  }
}

const propertiesOf = (schema: TObject | undefined): [string, JsonSchema][] =>
  Object.entries(asSchema(schema).properties ?? {});

const without = (values: Record<string, unknown>, name: string) =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));

type WrongValue = [what: string, value: unknown, code: number];

function wrongTexts(schema: JsonSchema): WrongValue[] {
  const isNumber = schema.type === 'integer';
  return [
    ...(isNumber || schema.type === 'boolean' ? [['a text', 'x', codes.notMatched]] : []),
    ...(isNumber ? [['a power of ten', '1e0', codes.notMatched]] : []),
    ...(schema.enum && !isNumber ? [['none of them', 'x', codes.undefined]] : []),
    ...(schema.format || schema.pattern ? [['no match', ' ', codes.notMatched]] : []),
    ...boundsOf(schema),
  ] as WrongValue[];
}

function wrongValues(schema: JsonSchema): WrongValue[] {
  const isChoice = schema.enum ?? schema.anyOf?.[0]?.enum;
  const other = schema.type === 'object' ? 1 : { wrong: true };
  return [
    ['another type', other, isChoice ? codes.undefined : codes.notMatched],
    ...(schema.type === 'string' ? [['a NUL', nul, codes.notMatched]] : []),
    ...boundsOf(schema),
  ] as WrongValue[];
}

function boundsOf({ minimum, maximum, minLength, maxLength, enum: choices }: JsonSchema): WrongValue[] {
  if (choices) return [];
  return [
    ...(minimum === undefined ? [] : [['too little', minimum - 1, codes.outOfRange]]),
    ...(maximum === undefined ? [] : [['too much', maximum + 1, codes.outOfRange]]),
    ...(minLength ? [['too short', '', codes.outOfRange]] : []),
    ...(maxLength === undefined ? [] : [['too long', 'a'.repeat(maxLength + 1), codes.outOfRange]]),
  ] as WrongValue[];
}

export function requestOf(key: CallKey, { params, query, headers, body }: RequestParts): InjectOptions {
  const [method, path = ''] = key.split(' ');
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString();
  const url = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  return {
    method: method as 'GET',
    url: search ? `${url}?${search}` : url,
    headers: headers as Record<string, string>,
    ...(body !== undefined && { payload: body as object }),
  };
}
