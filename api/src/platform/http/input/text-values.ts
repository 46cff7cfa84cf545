// Decision: docs/decisions/2026-11-20-numbers-only-in-plain-notation.md

import type { TSchema } from 'typebox';

/**
 * Reads the texts of a query or path as the types their schema names. Only plain notation is a number: Ajv's own
 * coercion also takes '1e3', '0x10', ' 1 ' and 'Infinity', the last one past every maximum.
 */
export function readTexts(schema: TSchema, texts: Record<string, unknown>): Record<string, unknown> {
  const { properties = {} } = schema as { properties?: Record<string, { type?: string }> };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const type = Object.hasOwn(properties, name) ? properties[name]?.type : undefined;
      return [name, typeof text === 'string' ? read(text, type) : text];
    }),
  );
}

/** A text that does not fit stays a string, which the schema then refuses. */
function read(text: string, type: string | undefined): unknown {
  if (type === 'integer' && /^-?\d+$/.test(text)) return Number(text);
  if (type === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}
