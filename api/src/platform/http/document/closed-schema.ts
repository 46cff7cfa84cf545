import type { TSchema } from 'typebox';

/** The same schema, which refuses additional properties at every depth. */
export function closedSchema<S extends TSchema>(schema: S): S {
  return close(schema) as S;
}

function close(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(close);
  if (typeof node !== 'object' || node === null) return node;
  const copy = Object.fromEntries(Object.entries(node).map(([key, value]) => [key, close(value)]));
  return isObjectSchema(copy) ? { ...copy, additionalProperties: false } : copy;
}

const isObjectSchema = (node: Record<string, unknown>): boolean => node.type === 'object' && 'properties' in node;
