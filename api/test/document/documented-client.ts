import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { closedSchema } from '../../src/platform/http/document/closed-schema.ts';

type Schema = Record<string, unknown>;
type Content = Record<string, { schema: Schema }>;

export interface Operation {
  method: string;
  path: string;
  parameters?: { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
  security: Record<string, []>[];
}

interface Document {
  paths: Record<string, Record<string, Operation & { operationId: string }>>;
}

export interface File {
  type: string;
  bytes: Buffer;
}

const ajv = addFormats.default(new Ajv2020({ allErrors: true }));
const compiled = new Map<Schema, ValidateFunction>();

/** The faults of a value by its schema; properties that the schema does not name are faults, too. */
function faultsOf(schema: Schema, value: unknown): string {
  const validate = compiled.get(schema) ?? ajv.compile(closedSchema(schema as never));
  compiled.set(schema, validate);
  return validate(value) ? '' : ajv.errorsText(validate.errors);
}

/** The operations of the OpenAPI document at an address, by their ids. */
export async function readDocument(origin: string): Promise<Map<string, Operation>> {
  const document = (await (await fetch(`${origin}/api/openapi.json`)).json()) as Document;
  const operations = new Map<string, Operation>();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operations.set(operation.operationId, { ...operation, path, method: method.toUpperCase() });
    }
  }
  return operations;
}

/** No security scheme is empty, as it is where visitors may call. */
export const isForMembers = ({ security }: Operation): boolean =>
  security.every((scheme) => Object.keys(scheme).length > 0);

/**
 * A client that knows only the OpenAPI document: it refuses to send what the document does not describe or to omit what
 * it requires, and accepts only responses that fit it.
 */
export class DocumentedClient {
  /** Headers that are sent wherever the document names them. */
  readonly known: Record<string, unknown>;
  readonly #operations: Map<string, Operation>;
  readonly #origin: string;
  readonly #called: Set<string>;
  /** The one that the product sets, kept as browsers do. */
  #cookie = '';

  constructor(operations: Map<string, Operation>, origin: string, deviceUuid: string, called: Set<string>) {
    this.#operations = operations;
    this.#origin = origin;
    this.#called = called;
    this.known = { deviceUuid };
  }

  /** Returns the data of a success. */
  async call<Data>(name: string, values: Record<string, unknown> = {}, file?: File): Promise<Data> {
    const { code, data, message } = await this.#ask<Data>(name, values, file);
    if (code !== 0) throw new Error(`${name} was refused: ${code} ${message}`);
    return data;
  }

  /** Returns the code of a refusal. */
  async refused(name: string, values: Record<string, unknown> = {}): Promise<number> {
    const { code } = await this.#ask(name, values);
    if (code === 0) throw new Error(`${name} was not refused`);
    return code;
  }

  async #ask<Data>(name: string, values: Record<string, unknown>, file?: File) {
    const operation = this.#operations.get(name);
    if (!operation) throw new Error(`the document has no ${name}`);
    const { url, headers, body } = this.#requestOf(name, operation, values, file);
    headers.set('cookie', this.#cookie);
    const response = await fetch(url, { method: operation.method, headers, ...(body !== undefined && { body }) });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.#cookie = cookie.slice(0, cookie.indexOf(';'));
    const reply = (await response.json()) as { code: number; message: string; data: Data };
    const described =
      operation.responses[response.status] ?? operation.responses[`${Math.floor(response.status / 100)}XX`];
    const schema = described?.content['application/json']?.schema;
    if (!schema) throw new Error(`${name} answers ${response.status}, which the document does not have`);
    const faults = faultsOf(schema, reply);
    if (faults) throw new Error(`${name} answers beside the document: ${faults}`);
    this.#called.add(name);
    return reply;
  }

  #requestOf(name: string, operation: Operation, values: Record<string, unknown>, file?: File) {
    const left = new Map(Object.entries(values));
    const url = new URL(operation.path, this.#origin);
    const headers = new Headers();
    for (const parameter of operation.parameters ?? []) {
      const value = left.get(parameter.name) ?? this.known[parameter.name];
      left.delete(parameter.name);
      if (value === undefined) {
        if (parameter.required) throw new Error(`${name} needs ${parameter.name}`);
        continue;
      }
      const faults = faultsOf(parameter.schema, value);
      if (faults) throw new Error(`${name} may not be asked with this ${parameter.name}: ${faults}`);
      if (parameter.in === 'header') headers.set(parameter.name, String(value));
      else if (parameter.in === 'query') url.searchParams.set(parameter.name, String(value));
      else url.pathname = decodeURI(url.pathname).replace(`{${parameter.name}}`, encodeURIComponent(String(value)));
    }
    if (this.known.accessToken) headers.set('authorization', `Bearer ${this.known.accessToken}`);
    else if (isForMembers(operation)) {
      throw new Error(`${name} is for those who have signed in`);
    }
    const content = operation.requestBody?.content ?? {};
    if (file) {
      if (!content[file.type]) throw new Error(`${name} takes no ${file.type}`);
      headers.set('content-type', file.type);
      return { url, headers, body: new Uint8Array(file.bytes) };
    }
    const schema = content['application/json']?.schema;
    if (!schema) {
      if (left.size > 0) throw new Error(`${name} takes no ${[...left.keys()].join(', ')}`);
      return { url, headers };
    }
    const json = Object.fromEntries(left);
    const faults = faultsOf(schema, json);
    if (faults) throw new Error(`${name} may not be asked so: ${faults}`);
    headers.set('content-type', 'application/json');
    return { url, headers, body: JSON.stringify(json) };
  }
}
